/** How adventure and survival go from scene to scene: loads, distances, weather, and who walked in front. */
export const frontierVoice = `
@ * try genre=adventure,survival
{h} wedged one boot and tried to {todo}
@ * cite token genre=adventure,survival
{token} went back up in a tin, and is under the topmost stone
@ * motive genre=adventure,survival
Over the stove at home hung a map with a white place on it | {h} had grown up under that map
@ * intro-goal genre=adventure,survival
{h} meant to {goal} | it would take time, and more luck than {h} was used to
{h} meant to {goal} | wiser people than {h} had been asked about it, and had looked at the sky
@ * intro-goal genre=adventure,survival
{h} wanted to {goal} | between that and {him} there was more than one bad night
@ * intro genre=adventure,survival human
One boot and a good story were all that {h}, {aside}, brought to {home}
@ * intro genre=adventure,survival
The last straight road ended {inhome}, and so, that season, did {h}, {aside}
@ * again helped genre=adventure,survival
{p} had left {p.his} load by the track, to be there sooner
`;
