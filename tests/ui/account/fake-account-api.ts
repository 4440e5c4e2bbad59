import type {
  AccountError,
  AccountFeatures,
  AccountUser,
  SignedInDevice,
} from '../../../src/domain/account.ts';
import type { AccountApi } from '../../../src/domain/ports/account-api.ts';

export const ada: AccountUser = {
  id: '019a0000-0000-4000-8000-00000000ada0',
  email: 'ada@example.org',
  fullName: 'Ada Stone',
  avatarUrl: null,
};

export const allFeatures: AccountFeatures = {
  accounts: true,
  signups: 'open',
  google: true,
  mail: true,
  lentText: true,
};

export const devices: readonly SignedInDevice[] = [
  {
    id: '019a0000-0000-4000-8000-000000000001',
    label: 'Windows computer',
    signedInAt: 1_790_000_000_000,
    seenAt: 1_795_000_000_000,
    here: true,
  },
  {
    id: '019a0000-0000-4000-8000-000000000002',
    label: 'Android phone',
    signedInAt: 1_780_000_000_000,
    seenAt: 1_794_000_000_000,
    here: false,
  },
];

export const fails = (error: AccountError) => ({ ok: false, error }) as const;
export const answers = <T>(value: T) => ({ ok: true, value }) as const;

type Asked = { readonly command: keyof AccountApi; readonly input: unknown };

/** A server that does whatever it is asked, or what a test says, and writes down what it was asked. */
export function fakeAccountApi(does: Partial<AccountApi> = {}) {
  const asked: Asked[] = [];
  const usual: AccountApi = {
    features: async () => allFeatures,
    signUp: async () => answers('done'),
    signIn: async () => answers(null),
    signInWithGoogle: async () => answers(null),
    finishSignIn: async () => answers({ by: 'google', returnTo: '/' }),
    recover: async () => answers(null),
    changePassword: async () => answers(null),
    changeEmail: async () => answers('done'),
    changeName: async () => answers(null),
    signOut: async () => answers(null),
    notBackedUp: async () => 0,
    devices: async () => answers(devices),
    endDevice: async () => answers(null),
    exportAll: async () => answers({ name: 'lamplit-account.json', blob: new Blob(['{}']) }),
    deleteAccount: async () => answers(null),
    redeemCode: async () => answers('waiting'),
    showCode: async () =>
      answers({
        words: 'amber-otter-lantern-snow',
        address: 'https://play.example.org/login?code=amber-otter-lantern-snow',
        until: Date.now() + 60_000,
      }),
    codeAskedBy: async () => answers(null),
    confirmCode: async () => answers(null),
    ...does,
  };
  const noted = (command: keyof AccountApi) => (input?: unknown) => {
    asked.push({ command, input });
    const answer: (input: never) => unknown = usual[command];
    return answer(input as never);
  };
  const names = Object.keys(usual) as (keyof AccountApi)[];
  const api = Object.fromEntries(names.map((name) => [name, noted(name)])) as unknown as AccountApi;
  return {
    api,
    /** What was asked by this command, in order. */
    asked: (command: keyof AccountApi) =>
      asked.filter((each) => each.command === command).map(({ input }) => input),
  };
}
