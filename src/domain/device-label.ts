/** What a device is called until its player gives it a name: the kind that its browser says it is. */
export function deviceLabelOf(userAgent: string): string {
  return kinds.find(([sign]) => sign.test(userAgent))?.[1] ?? 'Device';
}

/** The first that fits; a tablet says that it is a phone's system without being mobile. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows computer'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux computer'],
];
