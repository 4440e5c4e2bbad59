/** Words of reading aloud. */
export const words = {
  start: 'Read aloud',
  pause: 'Pause',
  resume: 'Go on',
  stop: 'Stop',
  rate: 'Pace',
  rates: { '0.75': 'Slow', '1': 'Even', '1.25': 'Brisk', '1.5': 'Fast' },
  voice: 'Voice',
  ownVoice: 'The browser’s choice',
  missing: 'This browser cannot read aloud.',
  voiceless: 'This browser has no voice to read with. A voice can be added in the settings of the device.',
  failed: 'The voice fell silent. Press again to go on.',
  reading: 'Reading aloud',
} as const;
