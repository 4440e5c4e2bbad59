import type { AuthContext } from './context.ts';
import type { Db } from './db.ts';
import { beginFlow } from './flow-states.ts';
import type { MailMessage } from './mail.ts';
import { emailChangeMail, recoveryMail, signupMail } from './mail-texts.ts';
import { type LinkType, makeOneTimeToken } from './one-time-tokens.ts';
import { withQuery } from './redirects.ts';
import type { SignInMethod } from './sessions.ts';

type MailedLink = Exclude<LinkType, 'magiclink'>;

const texts: Record<MailedLink, (link: string) => Omit<MailMessage, 'to'>> = {
  signup: signupMail,
  recovery: recoveryMail,
  email_change: emailChangeMail,
};

const methods: Record<MailedLink, SignInMethod> = {
  signup: 'email/signup',
  recovery: 'recovery',
  email_change: 'email_change',
};

/** The address that a mail holds, or an operator's command prints. */
export const linkTo = (
  { publicUrl }: AuthContext,
  { token, type, redirectTo }: { readonly token: string; readonly type: string; readonly redirectTo: string },
) => withQuery(`${publicUrl()}/auth/v1/verify`, { token, type, redirect_to: redirectTo });

/**
 * Makes a one-use link and notes that it was sent. The mail itself is for the caller to send, once all that is stored.
 * @param given.challenge of the browser that asks; without one the link itself signs in
 */
export async function makeMail(
  context: AuthContext,
  db: Db,
  given: {
    readonly user: string;
    readonly type: MailedLink;
    readonly email: string;
    readonly challenge: string | null;
    readonly redirectTo: string;
  },
): Promise<MailMessage> {
  const { type, challenge, redirectTo } = given;
  const at = new Date(context.now());
  const flow =
    challenge === null
      ? null
      : await beginFlow(context, db, { challenge, method: methods[type], redirectTo });
  const token = await makeOneTimeToken(context, db, { ...given, flow, mailed: true });
  await db`
    update auth.users set
      confirmation_sent_at = case when ${type} = 'signup' then ${at} else confirmation_sent_at end,
      recovery_sent_at = case when ${type} = 'recovery' then ${at} else recovery_sent_at end,
      email_change_sent_at = case when ${type} = 'email_change' then ${at} else email_change_sent_at end
    where id = ${given.user}`;
  return { to: given.email, ...texts[type](linkTo(context, { token, type, redirectTo })) };
}
