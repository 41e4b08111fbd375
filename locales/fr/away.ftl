# Seaboard: the words the page itself carries, for when the server is away.

web-away-title = La table est absente.
web-away-about = Le serveur ne répond pas. Il est interrogé à nouveau toutes les quelques secondes, et la page continue d’elle-même ; rien de ce que vous avez fait n’est perdu.
web-away-start = S’il est sur cette machine, on le démarre avec
