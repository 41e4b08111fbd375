# The campaign’s story between its scenarios: the prologue, defeats, and the ways that open.

story-prologue = The sea rose for forty nights and did not go back. Of all the cities we knew there is one hill left, a handful of ships, and you, whom the others have begun to look to. Out there must be land, and there will be others who want it. Four times we shall have to prove that we can live. Choose the shore where it begins.

story-defeat-exhausted = We had counted on one more week, and the stores were empty before it was over. The sails are struck and the work lies unfinished. But the people are alive, and hunger is a teacher whom nobody forgets. Next time we shall begin sooner.
story-defeat-poorer = We did what we had set out to do, and nobody cheered. Their coffers were fuller than ours, and gold buys what courage has won. The islanders turn to whoever can pay. Next time we must look to our purse before we reach for the prize.
story-defeat-city-fallen = Their bow came out of the mist while our warship was elsewhere. By noon a strange flag flew above the harbour. We have carried away the children and the seed corn, and one lesson: somebody has to stand watch at home.
story-defeat-swallowed = The water came faster than we could row. Where there were roofs in the morning gulls sit on the waves in the evening. A few boats have found each other in the dark. They will try again, and keep to higher ground.
story-defeat-forsaken = The last of our allies is gone, and with them the reason we had for coming. It is quiet aboard. Whoever promises protection must also be there in time; we shall not forget it again.

story-way-perilous-land-bellicose = News of our battles travels faster than our ships. The beaten have called for help, and somebody has heard: that is where we must sail next.
story-way-perilous-land-conqueror = With full granaries one is welcome everywhere, and needed as well. Across the water hungry neighbours have seen the smoke of our ovens.
story-way-whispers-from-the-east-prospector = Our new friends have given us their trust and shown us their worries too. We turn to where the craftsmen live, before winter does.
story-way-whispers-from-the-east-explorer = The empty harbour gives us no rest. We follow the traces of those who left, into the waters they came from.
story-way-what-killed-them-archeologist = One cannot carry treasure through a harbour unseen. Before the torches had gone out there were strangers’ sails at the anchorage.
story-way-what-killed-them-navigator = Our charts end where the fog begins. Somebody out there is calling, and our course leads into it.
story-way-friend-in-need-shepherdess = Two peoples need more room than one. Our friends sail ahead in high spirits, farther than they should, and we follow.
story-way-friend-in-need-merchant = Busy workshops need buyers, and the trade routes lead past the islands of Mu. Others have found the way there before us.
story-way-answer-too-late-warmonger = The fugitives steer straight for home. We only have to follow their wake.
story-way-answer-too-late-corruptor = Yesterday’s enemies call us friends, and a friend must come when called. Their fleet has run into something greater than itself.
story-way-path-of-the-lost-traveler = On the walls of the empty city hangs one chart nobody could explain. It points beyond everything we know, and there is nothing here to keep us.
story-way-remains-of-unrest-grave-robber = Since the last relic came aboard the sea has not been calm for an hour. We begin to suspect to whom these things belong.
story-way-remains-of-unrest-patron = So large a realm has long coasts. While we were keeping peace at one end a sail appeared at the other.
story-way-facing-destiny-leader = The rumble comes nearer with every night. What we have saved we shall have to defend once more, against something that is not human.
story-way-facing-destiny-loner = Those who took our allies’ islands do not stop there. Now nobody stands between them and us.
story-way-assault-at-the-very-heart-pitiless = The glow was seen from far away. Those who were neutral yesterday have made a pact overnight, and it is against us.

solo-see-gives = Won as { $title } in a campaign: “{ $gift }”
solo-see-too-poor = Careful: reached now it would be a defeat, for you need more gold than they have.
solo-met-poorer = But you need more gold than they have: { $gold } to { $rival } is a defeat unless this turn changes it.
board-solo-too-poor = Reached now it would be a defeat: first you need more gold than the adversary.
board-solo-gives = In a campaign:
web-campaign-prologue = How it began
web-campaign-unknown = Not reached yet
web-campaign-unknown-about = What waits here will be told when you get there.
web-campaign-leads-on = Opens the way to the next chapter.
web-campaign-show-all = Show what lies ahead
web-campaign-show-all-about = Names, stories and rewards of scenarios you have not reached
