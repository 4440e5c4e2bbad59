/** Words of the share dialog. */
export const words = {
  title: 'Share Story',
  close: 'Close',
  link: 'Read-only link',
  copy: 'Copy',
  copied: 'Copied!',
  open: 'Open Link',
  library: {
    copied: { title: 'Copied!', text: 'Share link copied to clipboard.' },
    failed: { title: 'Error', text: 'Failed to copy link.' },
  },
  playing: {
    copied: { title: 'Copied!', text: 'Share link copied to clipboard!' },
    failed: { title: 'Error', text: 'Failed to copy share link.' },
  },
  noLink:
    'This story is kept on this device alone, so it has no link of its own: a link needs an account on a host with accounts. A copy of it can be given away all the same.',
  step1: 'Make a file of the story and send it however you like.',
  step2:
    'Whoever gets it opens this page and drops the file there. It is read in the browser, without an account, and goes nowhere else.',
  file: 'Make the file',
  making: 'Making the file…',
  send: 'Send the file…',
  sendFailed: 'The file could not be handed over. Save it instead.',
  reader: 'Where it can be read',
  qr: 'QR code of the page where the file can be read',
  qrLink: 'QR code of the link',
} as const;
