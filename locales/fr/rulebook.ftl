# Seaboard: the rulebook’s page.

rulebook-link = Règles
rulebook-read = Lire les règles
rulebook-in-book = Voir dans le livret de règles
rulebook-title = { $game } : les règles
rulebook-contents = Sommaire
rulebook-minute = Le jeu en une minute
rulebook-aids = Aide de jeu
rulebook-print = Imprimer l’aide
rulebook-marks = Les clauses sont dans nos propres mots. Un paragraphe marqué est notre décision, là où l’imprimé se tait ou n’est pas clair.
rulebook-found = { $count ->
    [1] Une clause contient ces mots
    [one] { $count } clause contient ces mots
   *[other] { $count } clauses contiennent ces mots
 }
rulebook-nothing = Aucune clause ne contient « { $words } ». Les plus proches :
rulebook-moved = { $asked } a été remplacée : voici { $rule }, qui vaut aujourd’hui.
rulebook-never = Il n’y a pas de clause { $asked }. Voici le chapitre { $rule }.
rulebook-example = Exemple
rulebook-examples = Exemples pas à pas
rulebook-no-example = Cet exemple n’existe pas.
rulebook-step = Étape { $step } sur { $steps }
rulebook-before = Retour
rulebook-next = Suivant
rulebook-close = Fermer l’exemple
rulebook-drawn = La position de l’exemple
cli-help-rulebook-search = Seulement les clauses contenant ces mots, ou les plus proches.
