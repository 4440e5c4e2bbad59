import type { DeviceFaults } from './model-disk.ts';
import type { ServerFaults } from './model-rows.ts';

/** A known fault, and where it is planted. The simulator itself is not touched by it. */
export type Plant = {
  readonly what: string;
  readonly server?: ServerFaults;
  readonly device?: DeviceFaults;
  /** A worker that starts after its disk went back takes itself for the one before. */
  readonly sameBoot?: boolean;
  /** A device does not try again after some failures. */
  readonly givesUp?: boolean;
  /** Faults of a device are planted into the model's store only. */
  readonly modelOnly?: boolean;
};

export const plants: { readonly [name: string]: Plant } = {
  'sequence-for-counter': {
    what: 'numbers are given out when a push begins, so a later one can be seen first',
    server: { lateCommits: true },
  },
  'last-arrival-wins': { what: 'the server keeps what arrives last', server: { lastArrivalWins: true } },
  'any-space': { what: 'the server takes the rows of another account', server: { anySpace: true } },
  'counted-pushes': {
    what: 'the server does not look at a push whose number it has had from this device',
    server: { countsPushes: true },
  },
  'server-forgets-purges': {
    what: 'the server takes again what was deleted for good',
    server: { forgetsPurges: true },
  },
  'numbers-for-nothing': {
    what: 'a push that changes nothing is given a number',
    server: { alwaysNumbers: true },
  },
  'scenes-overwritten': {
    what: 'of a scene that comes again the last copy is kept',
    server: { overwrites: true },
  },
  'ack-without-stamps': {
    what: 'an answer settles a row whatever was said of it meanwhile',
    device: { ackAll: true, noHealing: true },
    modelOnly: true,
  },
  'old-outbox-order': {
    what: 'a row that waits keeps its place, so a head goes out before its scene',
    device: { oldOrder: true },
    modelOnly: true,
  },
  'stamped-defaults': {
    what: 'what a machine fills in outranks what a hand said',
    device: { stampDefaults: true },
    modelOnly: true,
  },
  'always-forward': {
    what: 'an answer to a push moves the cursor over what others pushed',
    device: { alwaysForward: true },
    modelOnly: true,
  },
  'no-compare': {
    what: 'a page is taken in whatever the cursor is by now',
    device: { noCompare: true },
    modelOnly: true,
  },
  'joined-ignored': {
    what: 'what a server answers to a push is not joined, and the cursor goes over it',
    device: { ignoreJoined: true, noHealing: true },
    modelOnly: true,
  },
  'unseen-dropped': {
    what: 'what a restored server does not have is dropped here too',
    device: { dropUnseen: true },
    modelOnly: true,
  },
  resurrected: {
    what: 'a device goes on with what was deleted for good',
    device: { resurrect: true },
    modelOnly: true,
  },
  'not-held-back': {
    what: 'rows go out though a scene before them was refused',
    device: { noHold: true },
    modelOnly: true,
  },
  'kept-words-forgotten': {
    what: 'words of which the server has others are sent as its own, and then not kept any more',
    device: { forgetsKept: true },
    modelOnly: true,
  },
  'cursor-alone': {
    what: 'the cursor is written in a transaction of its own, before the rows',
    device: { cursorFirst: true },
    modelOnly: true,
  },
  'clock-refused': {
    what: 'a device whose clock is ahead goes on sending the same stamps',
    device: { noRestamp: true },
    modelOnly: true,
  },
  'epoch-ignored': {
    what: 'a device takes a restored server for the same',
    device: { ignoreEpoch: true, noHealing: true },
    modelOnly: true,
  },
  'whole-rows': {
    what: 'rows are joined as a whole, not field by field',
    device: { wholeRows: true },
    modelOnly: true,
  },
  'same-boot': { what: 'a worker whose disk went back takes itself for the one before', sameBoot: true },
  'gives-up': { what: 'a device does not try again after five failures', givesUp: true },
};
