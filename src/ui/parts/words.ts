/** Words that the pages of several screens say. */
export const words = {
  product: 'Lamplit',
  tagline: 'Where gamers read, and readers game',
  keptHere: 'Everything is kept on this device.',
  keptBoth: 'Everything is kept on this device, and copied to your account.',
  privacy: 'Privacy',
  dismiss: 'Dismiss',
  typedKept: {
    title: 'Not saved yet',
    text: 'What you typed is kept, and there when you come back to it.',
  },
  install: {
    title: 'Keep Lamplit at hand',
    iphone: 'Tap Share, then “Add to Home Screen”. It opens like an app, without a connection too.',
    android:
      'Open the browser’s menu and tap “Add to Home screen”. It opens like an app, without a connection too.',
    other:
      'Add this page to your home screen in the browser’s menu. It opens like an app, without a connection too.',
    ready: 'It opens like an app, without a connection too.',
    button: 'Install Lamplit',
  },
} as const;
