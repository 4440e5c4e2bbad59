import { words as view } from '../../share-view/words.ts';

/** Words of what a script adds to the page of a shared story, and of those in its place. */
export const words = {
  making: (percent: number) => `Making the PDF… ${percent} %`,
  pdfDone: { title: 'Success', text: 'PDF downloaded successfully!' },
  pdfUnavailable: 'PDF Generation Unavailable',
  copied: { title: 'Copied!', text: 'Share link copied to clipboard.' },
  copyFailed: { title: 'Error', text: 'Failed to copy link.' },
  noServer: {
    title: 'This host cannot show shared stories',
    text: 'A shared story is kept by a server with accounts, and there is none here. If someone sent you this link, ask them where the story was published, or for a file of it.',
  },
  loading: 'Loading shared story...',
  restFailed: {
    title: view.accessError,
    text: 'The rest of the story could not be loaded. Load the page again to read on.',
  },
  restChanged: {
    title: 'The story was changed',
    text: 'It was published anew while this page was on its way. Load the page again to read it as it is now.',
  },
  errors: {
    missing: view.missing,
    closed:
      'This story link may be invalid or the story is not publicly shared. Please check the link or contact the story owner.',
    refused: 'Unable to access this story...',
    other: (message: string) => `Story not found or access denied. Error: ${message}`,
    again: 'Failed to load the story. Please try again.',
  },

  report: {
    title: view.report,
    close: 'Close',
    text: 'What you write goes to the people who run this server, without your name. They can take the story down.',
    label: 'What is wrong with it?',
    send: 'Send the report',
    sending: 'Sending…',
    sent: { title: 'Thank you', text: 'The report was sent.' },
    failed: (reason: string) => `The report could not be sent. ${reason}`,
  },

  playOn: {
    title: 'Play from here',
    text: 'This scene becomes the beginning of a story of your own: with its people, its world and all that was told before. It costs nothing, and what you do with it changes nothing in the story that you read.',
    guest: 'It is kept on this device. You need no account.',
    yes: 'Play from here',
    read: 'Read the story',
    fetching: 'Fetching the story…',
    making: 'Making it yours…',
    failed: 'The story could not be brought here. Please try again.',
    done: (title: string) => ({
      title: 'Your own story now',
      text: `It goes on from “${title}”. Choose what happens next.`,
    }),
  },

  pickTitle: 'Read a story from a file',
  pickText:
    'Someone gave you a Lamplit file? Drop it here, or choose it, and read. It is opened in this browser alone: nothing is sent, and nothing is kept.',
  pick: 'Choose a file…',
} as const;
