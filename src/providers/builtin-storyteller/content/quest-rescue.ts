import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie rescue lead
So {target} had been here, and on foot | nobody walks like that who has given up
@ * tie rescue means
It would open the way in | getting {target} out again was another sum
@ * tie rescue wall
{target} could be reached, it seemed, but not by asking | they were counting heads every hour
@ * tie rescue turn
It came to {h} then that {target} had not been taken | {target} had been traded
@ * tie rescue gate
Somewhere behind that last wall {target} would be listening | {h} had to believe it
@ * tie rescue lead
There had been a light in that window, then | somebody was keeping {target} where a light was needed
It was a day old, and a day is not much of a start
Whoever held {target} had to eat, and had to buy bread | {h} thought about bread
They had moved {target} in a hurry, and people in a hurry drop things
@ * tie rescue wall
One could see as far as {target} from there | it was the cruelty of the place
They had thought about ropes and about ladders | {h} hoped that they had not thought about laundry
To ask again would only tell them how much {h} would give
One more would have been no harder for them to hold than one | {h} kept well back
@ * tie rescue turn
{target} might not thank {him} for coming
Whoever had {target} had never meant to ask for money
@ * tie rescue gate
{h} thought {he} could hear {target} singing, to keep awake
A few more steps, and {target} would know who had come
@ * close won arch=rescue
{target} came out into the light with one hand up against it | neither of them said anything wise | "You took your time," was what was said, and then there were arms, and no more talk for a while
@ * close won arch=rescue
So {target} came away with {him} in the end | {foe} stood aside at the door | it was a slow walk home, and they stopped often, and nobody hurried them
`;

export const pack: PackSource = { id: 'quest-rescue', sheets: [cards], words: {} };
