import path from 'node:path';
import type { Sql } from 'postgres';
import * as z from 'zod/mini';

import { isId } from '../src/domain/ids.ts';
import { err, ok, type Result } from '../src/domain/result.ts';
import { removeFiles } from './account-files.ts';
import type { Backend } from './backend.ts';
import { findDifferences } from './billing/check.ts';
import { closeBilling } from './billing/close-account.ts';
import type { Payments } from './billing/payments.ts';
import { backUpFirst, keepNewestBackups } from './local/backup/back-up-first.ts';
import { backup } from './local/backup/backup.ts';
import { checkBackup, restore } from './local/backup/restore.ts';
import { writeSignups } from './local/signups.ts';
import { removeStrays } from './share-files.ts';
import type { Log } from './log.ts';

/** What an operator's command works on. */
export type OperatorDeps = {
  readonly backend: Backend;
  /** The database of the stand-in and the folder of its files; `null` with a Supabase project, which keeps both to itself. */
  readonly own: { readonly admin: Sql; readonly files: string } | null;
  /** Who is asked whether the ledger agrees; `null` where nobody takes real cards. */
  readonly payments: Payments | null;
  /** The address players use. */
  readonly publicUrl: string;
  readonly say: (line: string) => void;
  readonly log: Log;
};

/** Does what it says, or answers in a sentence why not. */
export type OperatorCommand = {
  /** What stands behind the name, such as `MAIL`. */
  readonly takes: string;
  readonly does: string;
  readonly run: (deps: OperatorDeps, given: string) => Promise<Result<null, string>>;
};

const done: Result<null, string> = ok(null);
const onSupabase = (what: string) => err(`With Supabase ${what}.`);

/** All commands by name. */
export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  users: {
    takes: '',
    does: 'lists the accounts',
    run: async ({ backend, say }) => {
      let count = 0;
      for await (const { email, id, made_at, signed_in_at } of accounts(backend)) {
        say([email ?? '–', id, `since ${day(made_at)}`, `last sign-in ${day(signed_in_at)}`].join('  '));
        count += 1;
      }
      say(count === 1 ? '1 account' : `${count} accounts`);
      return done;
    },
  },
  'delete-user': {
    takes: 'MAIL',
    does: 'deletes an account with everything in it',
    run: async ({ backend, say, log }, mail) => {
      const user = await accountOf(backend, mail);
      if (!user.ok) return user;
      // A server that runs tells the payment provider; it may be another than this program.
      const closed = await closeBilling({ rpc: backend.rpc, payments: null, log }, user.value);
      if (!closed.ok) return closed;
      await removeFiles(backend, user.value);
      const { error } = await backend.client.auth.admin.deleteUser(user.value);
      if (error) return err(`The account of ${mail} could not be deleted: ${error.message}`);
      await removeFiles(backend, user.value);
      say(`The account of ${mail} is deleted, with all that it kept here.`);
      return done;
    },
  },
  'reset-link': {
    takes: 'MAIL',
    does: 'prints a link with which the owner of an account sets a new password, once',
    run: async ({ backend, publicUrl, say }, mail) => {
      const user = await accountOf(backend, mail);
      if (!user.ok) return user;
      const { data, error } = await backend.client.auth.admin.generateLink({
        type: 'recovery',
        email: mail.trim(),
      });
      if (error) return err(`No link could be made for ${mail}: ${error.message}`);
      say(`${publicUrl}/auth/callback?token_hash=${data.properties.hashed_token}&type=recovery`);
      return done;
    },
  },
  signups: {
    takes: 'open|closed',
    does: 'lets strangers make accounts, or not; beats SIGNUPS',
    run: async ({ own, say }, given) => {
      if (given !== 'open' && given !== 'closed') return err(`Sign-ups can be open or closed, not ${given}.`);
      if (!own) {
        return onSupabase(
          'sign-ups are set in its dashboard: Authentication, Sign In / Providers, Allow new users to sign up',
        );
      }
      await writeSignups(own.admin, given);
      say(`Sign-ups are ${given}, from now on and for all servers of this database.`);
      return done;
    },
  },
  usage: {
    takes: '',
    does: 'says how much each account keeps, how many credits it has, and what lent models told it',
    run: async ({ backend, say }) => {
      const sum = { accounts: 0, files: 0, bytes: 0, rows: 0, credits: 0 };
      for await (const { email, id, files, file_bytes, row_count, row_bytes } of accounts(backend)) {
        const bytes = file_bytes + row_bytes;
        const credits = z.number().parse(await backend.call('credits_kept', { p_user: id }));
        say(
          [email ?? id, `${row_count} rows`, `${files} files`, sized(bytes), `${credits} credits`].join('  '),
        );
        sum.credits += credits;
        sum.accounts += 1;
        sum.files += files;
        sum.rows += row_count;
        sum.bytes += bytes;
      }
      say(
        `${sum.accounts} accounts, ${sum.rows} rows, ${sum.files} files, ${sized(sum.bytes)}, ${sum.credits} credits`,
      );
      const lent = { p_user: null, p_days: textDays, p_most: mostReported };
      for (const row of z.array(textUseSchema).parse(await backend.call('text_usage_of', lent))) {
        const tokens = `${row.tokens_in} tokens in, ${row.tokens_out} out`;
        say(
          [row.email ?? row.user_id, `${row.calls} calls of lent models in ${textDays} days`, tokens].join(
            '  ',
          ),
        );
      }
      return done;
    },
  },
  unshare: {
    takes: 'ID',
    does: 'takes a shared story down, for good',
    run: async ({ backend, say }, given) => {
      // As it stands in an address, or the address itself.
      const id = /[0-9a-f-]{36}(?=\/?$)/.exec(given.trim().toLowerCase())?.[0] ?? '';
      if (!isId(id)) return err(`${given} is no id of a shared story; it is the last part of its address.`);
      const was = await backend.call('block_share', { p_share: id });
      if (was !== true) return err(`No story was ever shared at ${id}.`);
      await removeStrays(backend, id);
      say(`The story at ${id} is taken down, with its pictures. Nothing can be shared there again.`);
      return done;
    },
  },
  reports: {
    takes: '',
    does: 'lists the shared stories that readers reported',
    run: async ({ backend, publicUrl, say }) => {
      const page = await backend.call('reported_shares', { p_most: mostReported });
      const shares = z.array(reportedSchema).parse(page);
      for (const { share_id, title, reports, last_at, reasons } of shares) {
        say([`${publicUrl}/shared/${share_id}`, `${reports} reports`, day(last_at), title].join('  '));
        for (const reason of reasons) say(`  ${reason}`);
      }
      say(shares.length === 1 ? '1 shared story' : `${shares.length} shared stories`);
      return done;
    },
  },
  'billing-check': {
    takes: '',
    does: 'compares the ledger of credits with what was bought, drawn and told to the payment provider',
    run: async ({ backend, payments, say }) => {
      const found = await findDifferences({ rpc: backend.rpc, payments });
      if (!found.ok) return found;
      for (const each of found.value) say(each);
      const count = found.value.length;
      if (count === 0) say('Everything agrees.');
      return count === 0 ? done : err(`${count} of these want a look; nothing was changed.`);
    },
  },
  backup: {
    takes: 'FILE',
    does: 'writes all accounts, rows and files of the embedded server to a file',
    run: async ({ own, say }, file) => {
      if (!own) return onSupabase('backups are made there');
      const out = path.resolve(file);
      const { rows, files } = await backup({ ...own, out, now: () => Date.now() });
      say(`Everything is in ${out}: ${rows} rows and ${files} files.`);
      return done;
    },
  },
  restore: {
    takes: 'FILE',
    does: 'puts a backup in the place of all that the embedded server keeps',
    run: async ({ own, say, log }, file) => {
      if (!own) return onSupabase('backups are restored there');
      const dataDir = path.dirname(own.files);
      const now = () => Date.now();
      const from = path.resolve(file);
      const checked = await checkBackup(from);
      if (!checked.ok) return checked;
      const kept = await backUpFirst(own.admin, { before: 'restore', files: own.files, dataDir, now, log });
      say(`What was here before is in ${kept}.`);
      const restored = await restore({ ...own, from });
      if (!restored.ok) return restored;
      await keepNewestBackups({ before: 'restore', dataDir, spare: from });
      say(
        `Everything is as it was at ${restored.value.madeAt}. Start a server that runs again, for its keys are the backup's.`,
      );
      return done;
    },
  },
};

const accountSchema = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  made_at: z.nullable(z.string()),
  signed_in_at: z.nullable(z.string()),
  files: z.number(),
  file_bytes: z.number(),
  row_count: z.number(),
  row_bytes: z.number(),
});

const textDays = 30;
const textUseSchema = z.object({
  user_id: z.string(),
  email: z.nullable(z.string()),
  calls: z.number(),
  tokens_in: z.number(),
  tokens_out: z.number(),
});

const mostReported = 200;
const reportedSchema = z.object({
  share_id: z.string(),
  title: z.string(),
  reports: z.number(),
  last_at: z.string(),
  reasons: z.array(z.string()),
});

const pageSize = 500;

async function* accounts(backend: Backend): AsyncGenerator<z.infer<typeof accountSchema>> {
  for (let skip = 0; ; skip += pageSize) {
    const page = await backend.call('account_usage', { p_skip: skip, p_most: pageSize });
    const read = z.array(accountSchema).parse(page);
    yield* read;
    if (read.length < pageSize) return;
  }
}

async function accountOf(backend: Backend, mail: string): Promise<Result<string, string>> {
  const found = await backend.call('account_named', { p_email: mail });
  return typeof found === 'string' ? ok(found) : err(`There is no account of ${mail}.`);
}

const day = (time: string | null) => time?.slice(0, 10) ?? 'never';

function sized(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
