# L’histoire de la campagne entre ses scénarios : le prologue, les défaites et les voies qui s’ouvrent.

story-prologue = La mer est montée quarante nuits durant et n’est pas redescendue. De toutes les villes que nous connaissions, il reste une colline, quelques navires et vous, vers qui les autres commencent à se tourner. Là-bas, il doit y avoir des terres, et d’autres les voudront aussi. Quatre fois, il nous faudra prouver que nous savons vivre. Choisissez le rivage où tout commence.

story-defeat-exhausted = Nous comptions sur une semaine de plus, et les réserves étaient vides avant sa fin. Les voiles sont affalées et l’ouvrage reste inachevé. Mais le peuple est en vie, et la faim est une maîtresse que nul n’oublie. La prochaine fois, nous commencerons plus tôt.
story-defeat-poorer = Nous avons fait ce que nous avions promis, et personne n’a applaudi. Leurs coffres étaient plus pleins que les nôtres, et l’or achète ce que le courage a gagné. Les insulaires se tournent vers qui peut payer. La prochaine fois, il faudra regarder la bourse avant de tendre la main vers le prix.
story-defeat-city-fallen = Leur proue est sortie de la brume alors que notre navire de guerre était ailleurs. À midi, un drapeau étranger flottait sur le port. Nous avons emporté les enfants, les semences et une leçon : quelqu’un doit monter la garde à la maison.
story-defeat-swallowed = L’eau est venue plus vite que nous ne pouvions ramer. Là où il y avait des toits le matin, les mouettes se posent sur les vagues le soir. Quelques barques se sont retrouvées dans le noir. Elles essaieront encore, et plus haut.
story-defeat-forsaken = Le dernier de nos alliés a disparu, et avec lui la raison de notre venue. À bord, tout se tait. Qui promet sa protection doit aussi arriver à temps : nous ne l’oublierons plus.

story-way-perilous-land-bellicose = La nouvelle de nos batailles voyage plus vite que nos navires. Les vaincus ont appelé à l’aide, et quelqu’un les a entendus : c’est là qu’il faut aller maintenant.
story-way-perilous-land-conqueror = Les greniers pleins, on est bienvenu partout, et attendu aussi. De l’autre côté de l’eau, des voisins affamés ont vu la fumée de nos fours.
story-way-whispers-from-the-east-prospector = Nos nouveaux amis nous ont donné leur confiance et confié leurs soucis. Nous allons vers le pays des artisans, avant que l’hiver n’y arrive.
story-way-whispers-from-the-east-explorer = Le port vide ne nous laisse pas en repos. Nous suivons la trace de ceux qui sont partis, vers les eaux d’où ils venaient.
story-way-what-killed-them-archeologist = Un trésor ne traverse pas un port sans être vu. Les torches n’étaient pas éteintes que des voiles étrangères mouillaient déjà au large.
story-way-what-killed-them-navigator = Nos cartes s’arrêtent où commence le brouillard. Là-dedans, quelqu’un appelle, et notre route y mène.
story-way-friend-in-need-shepherdess = Deux peuples ont besoin de plus de place qu’un seul. Nos amis partent devant, joyeux, plus loin qu’ils ne devraient, et nous les suivons.
story-way-friend-in-need-merchant = Des ateliers si actifs cherchent des acheteurs, et les routes du commerce passent près des îles de Mu. D’autres en ont trouvé le chemin avant nous.
story-way-answer-too-late-warmonger = Les fuyards mettent le cap droit sur leur ville. Il suffit de suivre leur sillage.
story-way-answer-too-late-corruptor = Les ennemis d’hier nous appellent amis, et un ami vient quand on l’appelle. Leur flotte a rencontré plus grand qu’elle.
story-way-path-of-the-lost-traveler = Aux murs de la ville vide pend une carte que nul n’a su expliquer. Elle montre au-delà de tout ce que nous connaissons, et rien ne nous retient ici.
story-way-remains-of-unrest-grave-robber = Depuis que la dernière relique est à bord, la mer n’a pas été calme une heure. Nous commençons à deviner à qui ces choses appartiennent.
story-way-remains-of-unrest-patron = Un si grand royaume a de longues côtes. Pendant que nous gardions la paix à un bout, une voile est apparue à l’autre.
story-way-facing-destiny-leader = Le grondement se rapproche chaque nuit. Ce que nous avons sauvé, il faudra le défendre encore, contre quelque chose qui n’a rien d’humain.
story-way-facing-destiny-loner = Ceux qui ont pris les îles de nos alliés ne s’arrêtent pas là. Plus personne ne se tient entre eux et nous.
story-way-assault-at-the-very-heart-pitiless = La lueur s’est vue de très loin. Ceux qui hier étaient neutres ont conclu un pacte cette nuit, et c’est contre nous.

solo-see-gives = Dans une campagne, la victoire comme { $title } apporte : « { $gift } »
solo-see-too-poor = Attention : l’atteindre maintenant serait une défaite, car il vous faut plus d’or qu’à l’adversaire.
solo-met-poorer = Mais il vous faut plus d’or que lui : { $gold } à { $rival }, c’est une défaite si ce tour n’y change rien.
board-solo-too-poor = L’atteindre maintenant serait une défaite : il vous faut d’abord plus d’or que l’adversaire.
board-solo-gives = Dans une campagne :
web-campaign-prologue = Comment tout a commencé
web-campaign-unknown = Pas encore atteint
web-campaign-unknown-about = Ce qui attend ici sera raconté quand vous y serez.
web-campaign-leads-on = Ouvre la voie du chapitre suivant.
web-campaign-show-all = Montrer ce qui attend
web-campaign-show-all-about = Noms, récits et récompenses des scénarios que vous n’avez pas atteints
