/** How adventure and survival go from scene to scene: loads, distances, weather, and who walked in front. */
export const frontierVoice = `
@ * bridge left genre=adventure,survival
{p} shortened one strap of {h's} pack, and nodded, and stayed
{h} turned at the cairn | {p} was a mark on the slope, and the mark had an arm up
{p} cut the last of the bread in two, and {h} took the smaller half along
{p} built up the fire behind {h}, to be steered by, and {he} could see it for three hours
{h} walked the first mile in {p's} old tracks, and then there were none
There was no sense in shouting over that wind | {p} waved {him} on
{p} kept the map and {h} kept the compass | neither thought it fair
@ * bridge want=lead genre=adventure,survival
{h} picked the way that had been walked on, however long ago
@ * bridge want=ally genre=adventure,survival
There was a river ahead that nobody crosses alone
{h} had slept with {his} back to a rock, for want of a better back
@ * bridge want=means genre=adventure,survival
A strap had broken, and {h} stopped beside the path to tie it
@ * bridge want=wall genre=adventure,survival
Beyond the trees a river was roaring that was not on the map
@ * bridge want=turn genre=adventure,survival
By {his} reckoning it ought to be behind that hill | there were four such hills
@ * bridge want=gate genre=adventure,survival
{last} had been on the skyline for two days, and today it had doors
There would be one night more in the open, and then {last}
@ * bridge hunted genre=adventure,survival
{hands} had found the camp, and had left the pot upside down to say so
A mile back the crows went up, and then half a mile
@ * bridge doom genre=adventure,survival
@ * bridge ally genre=adventure,survival
{ally} broke trail until noon, and {h} after
{ally} had a blister, and a name for it
@ * did genre=adventure,survival
{h} spat on both palms and {did}
{h} wiped both palms, and {did}
There was no help coming, so {h} {did}
@ * try genre=adventure,survival
{h} wedged one boot and tried to {todo}
@ * cite token genre=adventure,survival
{token} went back up in a tin, and is under the topmost stone
@ * motive genre=adventure,survival
Over the stove at home hung a map with a white place on it | {h} had grown up under that
@ * intro-goal genre=adventure,survival
Four had set out to {goal} | {h} had their boots to go by, as far as those went
@ * did genre=adventure,survival
{h} looked at the sky once and {did}
{h} {did}, and felt {his} knees only afterward
While {his} luck held {h} {did}
@ * intro genre=adventure,survival
One boot and a good story were all that {h}, {aside}, brought to {home}
The last straight road ended {inhome}, and so, that season, had {h}, {aside}
@ * again helped genre=adventure,survival
{p} had left {p.his} load by the track, to be there sooner
`;
