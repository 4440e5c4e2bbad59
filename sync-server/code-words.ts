/** 256 words, one for each byte: short, and known to children. */
export const codeWords: readonly string[] = `
acorn actor album alley amber angle ankle apple apron arrow aspen atlas attic award azure bacon badge bagel baker
banjo basil basin beach beard berry birch bison blade blaze bloom board boat bolt book boot bowl brass bread brick
brook broom brush bunny cabin cable camel canal candy canoe cape cargo carol carp cedar chain chair chalk charm chess
chime cider cliff cloak clock cloud clove coach coast cobra comet coral couch crane creek crow crown cube cuff daisy
dance delta desk diary dime diver dock dome donut door dove dragon drum duck dune eagle easel echo elbow elder elm
ember envoy fable falcon fern ferry fiddle field finch fjord flame flask fleet flint flute foal foam forge fort fox
frost fudge gala gate gecko giant ginger glade globe glove goat goose gourd grape grove guild guitar gull hammer
harbor harp hawk hazel hedge heron hill hinge honey horn hotel icon igloo inlet iris iron island ivory jacket jade
jelly jewel juice kayak kettle king kite koala label lace ladder lagoon lake lamp lark latch laurel leaf lemon lily
lime linen lion lobby locket lotus lunch lynx magnet mango maple marble meadow melon mint mirror moat moose moss motel
mouse nectar nest night north novel oasis ocean olive onion opal orbit orchid otter owl oxen paddle palm panda paper
peach pearl pebble piano pilot plum poem poppy pride quail quartz quill rabbit radio raven ribbon river robin rocket
saddle salmon satin scarf shell silver sketch spruce stone sugar summer sunset swan tiger timber trumpet tulip turtle
`
  .trim()
  .split(/\s+/);
