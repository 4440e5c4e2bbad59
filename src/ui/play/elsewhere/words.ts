import { counted } from '../../kit/counted.ts';

/** Words for what the player's other devices did in a story. */
export const words = {
  onTheWay: 'Its scenes are not here yet',
  onTheWayText:
    'This story was begun on another of your devices, and its scenes have not come to this one. Nothing is lost: it opens here by itself when they come. If they do not, that device has not been online since.',
  label: 'On your other devices',
  ahead: (device: string, scenes: number) =>
    `${onDevice(device)} this story is ${counted(scenes, 'scene')} ahead`,
  goOn: 'Go on there',
  stay: 'Stay here',
  forked: (device: string, here: number, there: number) =>
    `This story went two ways: here (${counted(here, 'scene')}), ${inDevice(device)} (${there}). Both are kept.`,
  map: 'Open the map',
  seen: 'All right',
  broken: (device: string) => `${onDevice(device)} a page broke off`,
  telling: (device: string) => `${onDevice(device)} a page is being told`,
  takeOver: 'Go on with it here',
  leave: 'Leave it there',
} as const;

function onDevice(device: string): string {
  return device === '' ? 'On another device' : `On “${device}”`;
}

function inDevice(device: string): string {
  return device === '' ? 'on another device' : `on “${device}”`;
}
