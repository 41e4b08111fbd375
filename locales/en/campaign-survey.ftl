# `seaboard campaign survey`: what bots make of the campaign.

cli-help-campaign-survey = Let bots play campaigns, or every title of every scenario, and tell what they won.
cli-opt-proof = Single scenarios instead of campaigns: so many games for each title.
cli-opt-also = Figures of another survey, as --json prints them, for the same page.
cli-opt-survey = Let bots play so many campaigns and tell what they won; `campaign survey` has more options.

survey-playing = Surveying
survey-title = The campaign, surveyed by bots
survey-legend = Games won with the title aimed at, with 95 % intervals; the mark is at one half
survey-heading = Campaigns by “{ $bot }”
survey-heading-proof = Every title by “{ $bot }”
survey-how = Whole campaigns by the bot “{ $bot }” at { $difficulty }, along every road in turn; bonuses are carried on. A branch counts the games in which the bot went for that title, and is won with that title only.
survey-how-proof = Single scenarios by the bot “{ $bot }” at { $difficulty }, going for each title; each game with the bonuses of one of the ways that lead there, in turn.
survey-branches = Branches
survey-scenarios = Scenarios
survey-campaigns = Campaigns
survey-any-title = any title
survey-campaigns-won =
    { $games ->
        [one] One campaign
       *[other] { $games } campaigns
    }, { $wins } won: { $rate } ({ $low } … { $high })
survey-campaigns-gold = { $gold } gold in a campaign won, { $chapters } games in a campaign
survey-column-scenario = Scenario
survey-column-title = Title
survey-column-games = Games
survey-column-won = Won
survey-column-interval = 95 %
survey-column-others = Other titles
survey-column-lost = Lost
survey-column-rounds = Rounds
survey-column-gold = Gold: theirs
survey-loss-exhausted = pools exhausted
survey-loss-poorer = not richer
survey-loss-city-fallen = city fallen
survey-loss-swallowed = swallowed up
survey-loss-forsaken = no ally left
