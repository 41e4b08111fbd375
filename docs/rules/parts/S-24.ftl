# A Friend in Need. Move names: `take allies` (an Egyptian from the reserve), `deed barter 0`
solo-friend-in-need-take = an Egyptian settler from the reserve
# Log; $space (and $from for a move on the map)
solo-friend-in-need-placed = An Egyptian settler lands on { $space }.
solo-friend-in-need-moved = An Egyptian settler moves from { $from } to { $space }.
solo-friend-in-need-scared = { $count ->
    [one] An Egyptian settler comes
   *[other] { $count } Egyptian settlers come
} back to you.
solo-friend-in-need-barter = One resource of each kind is discarded: objective token { $number } of 4.
# Refusals
solo-friend-in-need-barter-once = Only one objective token in each Produce action.
solo-friend-in-need-barter-needs = A token costs one resource of each kind.
# Progress: $settled Egyptians of 9 on their islands, $reserve in reserve, $number tokens of 4
solo-friend-in-need-progress = Egyptians on their islands: { $settled } of 9, in reserve: { $reserve }. Objective tokens: { $number } of 4.
