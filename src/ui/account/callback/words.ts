/** Words of the page that a link or Google leads back to. */
export const words = {
  working: 'Signing you in…',
  welcome: 'Welcome!',
  welcomeBack: 'Welcome back!',
  failed: {
    title: 'The sign-in did not come through',
    google: 'Google sign in failed',
    kept: 'Nothing on this device was changed. Try it again, or ask for a new link.',
    again: 'Back to sign in',
    play: 'Back to Lamplit',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'You are signed in by the link. Every other sign-in of the account ends when you save.',
    password: 'New password',
    hint: 'Eight characters or more.',
    repeat: 'Confirm new password',
    differ: 'The passwords differ.',
    show: 'Show password',
    hide: 'Hide password',
    save: 'Save the password',
    saving: 'Saving…',
    later: 'Not now',
    saved: 'Password changed',
  },
} as const;
