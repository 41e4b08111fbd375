# `seaboard calibrate`: whether hints keep their word.
cli-help-calibrate = Demander des conseils dans de nombreuses positions et dire combien de fois leurs promesses sont tenues.
cli-opt-game = Un jeu ; peut être donné plusieurs fois. Sans elle, tous.
cli-opt-positions = Dans combien de positions de chaque jeu un conseil est demandé.
cli-opt-thinking = Secondes de réflexion pour chaque conseil.
calibration-asking = Questions
calibration-title = Ce que promettent les conseils, et ce qu’il en advient
calibration-legend = Parties gagnées par dixièmes de la promesse, avec intervalles à 95 % ; le repère est la promesse ; entre parenthèses, le nombre de conseils
calibration-how = Des bots rapides jouent entre eux. Pour une décision sur six, l’un des sièges demande un conseil ; les bots jouent à part la suite du meilleur choix, avec leur propre chance. Chaque ligne réunit les conseils qui promettaient à peu près autant et dit combien de ces parties furent gagnées. Positions : { $numbers }.
calibration-limits = Plusieurs conseils viennent d’une même partie : les lignes reposent sur moins de parties que de conseils et les intervalles sont un peu étroits. Qui joue mieux ou moins bien que le bot rapide, ou contre d’autres, gagne plus ou moins souvent que promis.
calibration-column-game = Jeu
calibration-column-positions = Conseils
calibration-column-promised = Promis
calibration-column-kept = Gagnées
calibration-column-interval = Intervalle à 95 %
