/** Words about providers’ keys. */
export const words = {
  kept: (hint: string) =>
    hint ? `A key ending in ${hint} is kept on this device.` : 'A key is kept on this device.',
  none: 'Kept on this device only: never synced, exported or shown again.',
  noneHeld: 'Held until you close or reload this page, and never stored.',
  heldHere: 'A key is held until you close or reload this page.',
  forgets: 'Forget keys when the page closes',
  forgetsHint:
    'Keys are then never stored on this device, and stored ones are deleted at once. You enter them again at each visit.',
  placeholder: 'Paste a key',
  save: 'Save key',
  test: 'Test key',
  forget: 'Forget key',
  status: {
    idle: 'No key is kept yet.',
    untested: 'The key has not been tested yet.',
    checking: 'Testing the key and loading the models…',
    works: 'The key works.',
    valid: 'The models load. The key itself could not be tested just now.',
    refused: (provider: string, why: string, again: string) =>
      `${provider} does not accept this key${why === '' ? '' : ` (“${why}”)`}. ${again}`,
    standIn: 'The list could not be read just now; the key is kept and well-known models can be chosen.',
    failed: (why: string) => `The test failed: ${why}.`,
  },
  saved: { title: 'Key saved', text: 'It stays on this device and is not shown again.' },
  held: { title: 'Key taken', text: 'It is gone when you close or reload this page.' },
  forgotten: { title: 'Key forgotten', text: 'It is gone from this device.' },
  account: {
    left: (amount: string) => `${amount} left of its limit.`,
    noLimit: 'It has no limit of its own.',
    used: (amount: string, today: string | null) =>
      today === null ? `${amount} spent.` : `${amount} spent, ${today} of it today.`,
    freeTier: 'Without credits, free models answer 50 requests a day.',
  },
} as const;
