import { createTransport } from 'nodemailer';

/** Where mails go out. */
export type Mail = {
  /** Rejects when the mail server did not take it. */
  readonly send: (message: MailMessage) => Promise<void>;
};

export type MailMessage = { readonly to: string; readonly subject: string; readonly text: string };

/** @param smtpUrl such as `smtps://user:password@mail.example.org` @param from who sends, such as `Lamplit <lamp@example.org>` */
export function createMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport(smtpUrl);
  return {
    send: async ({ to, subject, text }) => {
      // An address is one address: a list of them would be split.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
