import type { MailMessage } from './mail.ts';

type Words = Omit<MailMessage, 'to'>;

const paragraphs = (...lines: readonly string[]) => `${lines.join('\n\n')}\n`;
const notYou = 'If that was not you, do nothing: without the link nothing happens.';

/** Confirms a new account. */
export const signupMail = (link: string): Words => ({
  subject: 'Confirm your Lamplit account',
  text: paragraphs(
    'Somebody, hopefully you, made a Lamplit account with this address.',
    'Open this link to confirm it. It is good for 24 hours and for one use:',
    link,
    notYou,
  ),
});

/** Goes out instead of a confirmation when the address has an account already: the page must not say so, its owner may know. */
export const knownMail = (publicUrl: string): Words => ({
  subject: 'You already have a Lamplit account',
  text: paragraphs(
    'Somebody, perhaps you, tried to make a Lamplit account with this address. It has one already, and nothing was changed.',
    `Sign in at ${publicUrl}, or choose "Forgotten password" there if you do not remember it.`,
  ),
});

/** Lets somebody in who forgot his password. */
export const recoveryMail = (link: string): Words => ({
  subject: 'Choose a new Lamplit password',
  text: paragraphs(
    'Somebody, hopefully you, asked for a new password for the Lamplit account of this address.',
    'Open this link to choose one. It is good for one hour and for one use:',
    link,
    notYou,
  ),
});

/** Proves a new address of an account that is there. */
export const emailChangeMail = (link: string): Words => ({
  subject: 'Confirm your new Lamplit address',
  text: paragraphs(
    'Somebody, hopefully you, wants to use this address for a Lamplit account.',
    'Open this link to confirm it. It is good for 24 hours and for one use:',
    link,
    notYou,
  ),
});

/** Tells the old address what is asked for, while its owner can still do something about it. */
export const emailChangeNotice = (newEmail: string): Words => ({
  subject: 'Your Lamplit address is about to change',
  text: paragraphs(
    `Somebody who is signed in to your Lamplit account wants to change its address to ${newEmail}.`,
    'If that was not you, change your password now: it signs out every other device.',
  ),
});
