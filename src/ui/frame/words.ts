import { counted } from '../kit/counted.ts';

/** Words of the frame: header, notices, failures of the page as a whole. */
export const words = {
  stories: 'Stories',
  settings: 'Settings',
  pricing: 'Pricing',
  theme: {
    system: 'Theme: as your device. Switch to light',
    light: 'Theme: light. Switch to dark',
    dark: 'Theme: dark. Switch to your device’s',
  },
  themeNow: {
    system: 'Theme: as your device',
    light: 'Theme: light',
    dark: 'Theme: dark',
  },
  pictures: {
    on: 'Disable image generation',
    off: 'Enable image generation',
    none: 'No image credits available',
    turnedOnProvider: { title: 'Pictures on', text: 'A provider makes them, at one credit each.' },
    turnedOn: {
      title: 'Pictures on',
      text: 'They are drawn on this device: no credit, no key, no connection.',
    },
    turnedOff: { title: 'Pictures off', text: 'What was drawn is kept.' },
  },
  credits: {
    word: 'Image credits',
    left: (count: number) => `${counted(count, 'image credit')}: pricing`,
    spent: (dollars: string) => `$${dollars} Spent`,
    test: 'test payments',
  },
  account: 'Account',
  accountOf: (who: string) => `Account of ${who}`,
  accountPaused: (who: string) => `Account of ${who}: sign in again`,
  menu: 'Menu',
  offline: 'Offline: everything here still works',
  notices: 'Notices',
  close: 'Close',
  demo: {
    label: 'Demo mode',
    line: 'Demo mode: kept on this device only',
    lineInstall: 'Kept on this device only · Add to home screen',
    text: 'Demo mode: stories are not saved to an account. They stay on this device.',
    signIn: 'Sign in',
    exit: 'Exit Demo',
  },
  update: {
    title: 'A new edition is ready: turn the page',
    text: 'Your story stays open where you are.',
    apply: 'Turn the page',
    waits: 'The page turns when you close what lies open here. Nothing that you typed is lost.',
  },
  resumed: { title: 'Story Restored', text: 'You are back where you left off.' },
  opening: 'Lighting the lamp…',
  failed: {
    refused: {
      title: 'The browser does not let us keep your stories',
      text: 'Lamplit keeps stories on your device, and this browser refuses to store anything for this page. Leave private browsing, or allow this site to store data, then try again.',
    },
    full: {
      title: 'This device is full',
      text: 'There is no room to open your bookshelf. Free some space on the device, then try again. Stories that were saved are not lost.',
    },
    newer: {
      title: 'A newer edition has been here',
      text: 'Your stories were last opened with a newer version of Lamplit. Reload to get it. If that does not help, close all other tabs of Lamplit and reload again.',
    },
    worker: {
      title: 'The storyteller did not come',
      text: 'A part of the game could not be loaded. Check the connection and reload the page. Your stories are safe.',
    },
    unknown: {
      title: 'Your bookshelf could not be opened',
      text: 'The browser reported a fault while opening your stories. They have not been changed. Reload the page; if that does not help, restart the browser.',
    },
    retry: 'Reload',
    details: 'What the browser said',
  },
  closed: {
    'newer-tab': {
      title: 'Lamplit was updated in another tab',
      text: 'Reload to go on here. Everything up to your last turn is saved.',
    },
    browser: {
      title: 'The browser closed your bookshelf',
      text: 'This happens when site data is cleared or storage runs out. Reload to open it again.',
    },
    reload: 'Reload',
  },
  broken: {
    title: 'This page tore',
    text: 'Something went wrong in the game itself. Your story is saved up to its last turn; reload to go on.',
    reload: 'Reload',
    copy: 'Copy problem report',
    copied: 'Copied',
    copyFailed: 'Could not copy. Select the text below instead.',
    report: 'Problem report (no story text in it)',
  },
  notFound: {
    folio: 'CDIV',
    title: 'Oops! Page not found',
    text: 'This leaf was never bound into the book.',
    home: 'Return to Home',
  },
} as const;
