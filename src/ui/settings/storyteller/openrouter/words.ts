/** Words about the way to OpenRouter and back. */
export const words = {
  button: 'Connect with OpenRouter',
  again: 'Back to Settings',
  back: 'Back to the game',
  lead: 'You sign in there and come back: nothing to copy, and you can set a limit on what it may spend.',
  alone: (unsaved: boolean) =>
    `You went to OpenRouter and came back without a key, so nothing was changed. Connect again, or paste a key below.${unsaved ? ' Settings that you had not saved can be restored.' : ''}`,
  takeUp: 'Restore my changes',
  insecure: 'This page did not come over a secure connection, so a key must be pasted.',
  failed: {
    title: 'OpenRouter could not be opened',
    text: 'The browser keeps nothing for this tab. Allow site data, or paste a key instead.',
  },
  done: {
    title: 'OpenRouter is connected',
    text: 'The key stays on this device. Choose a model and save.',
  },
  waiting: {
    title: 'Connecting with OpenRouter',
    text: 'The key is being fetched. This takes a moment.',
  },
  declined: {
    title: 'OpenRouter was not connected',
    text: (why: string) =>
      why === ''
        ? 'You came back without a key. Nothing was changed.'
        : `OpenRouter said: “${why}”. Nothing was changed.`,
  },
  refused: {
    title: 'OpenRouter was not connected',
    text: 'No key was handed over, and nothing was changed. Press “Connect with OpenRouter” in Settings once more, and come back within ten minutes.',
  },
  stranger: {
    title: 'This did not begin here',
    text: 'No connection was asked for in this tab, so nothing was done. If you began it in another browser, go back there; or begin again in Settings.',
  },
} as const;
