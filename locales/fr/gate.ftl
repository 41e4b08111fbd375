# Seaboard : qui entre, et combien on peut demander à un serveur.

table-foreign-page = Cela vient d’une page qui n’est pas la nôtre ({ $origin }) : rien n’a été fait. Si la table est derrière un proxy, lancez-la avec --allowed-host et le nom sous lequel on la connaît.
table-foreign-host = Cette table ne porte pas le nom { $host }. Si elle le doit, lancez-la avec --allowed-host { $host }.
table-only-json = Seul du JSON (application/json) peut changer quelque chose ici.
table-bad-page = La liste n’a pas cette page.

limit-tables = Cela fait plus de { $most } nouvelles tables en { $time } : autant de tables privent les autres du serveur. Vous pourrez ouvrir la suivante { $wait }.
limit-hints = Cela fait plus de { $most } conseils en { $time } : réfléchir prend du temps aux autres tables. Le prochain sera possible { $wait }.
limit-messages = Cela fait plus de { $most } messages en { $time } : les autres tables veulent aussi être entendues. Vous le serez de nouveau { $wait }.
limit-requests = Cela fait plus de { $most } requêtes en { $time } : autant de requêtes privent les autres du serveur. Réessayez { $wait }.
limit-bytes = Cela fait plus de { $most } Mo en { $time } : autant de données privent les autres du serveur. Réessayez { $wait }.
limit-sockets = Ce navigateur ou son réseau a déjà { $most } tables ouvertes en même temps, le maximum sur ce serveur. Fermez-en une, puis rouvrez celle-ci.
limit-seconds =
    { $number ->
        [1] une seconde
       *[other] { $number } secondes
    }
limit-minutes =
    { $number ->
        [1] une minute
       *[other] { $number } minutes
    }
limit-in = dans { $time }
