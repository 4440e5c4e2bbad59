import type { AccountApi } from './domain/ports/account-api.ts';

/** The account's commands, whose code comes when the first of them is given. */
export function lateAccount(account: () => Promise<AccountApi>): AccountApi {
  return {
    features: async () => (await account()).features(),
    signUp: async (given) => (await account()).signUp(given),
    signIn: async (given) => (await account()).signIn(given),
    signInWithGoogle: async (returnTo) => (await account()).signInWithGoogle(returnTo),
    finishSignIn: async (address) => (await account()).finishSignIn(address),
    recover: async (given) => (await account()).recover(given),
    changePassword: async (given) => (await account()).changePassword(given),
    changeEmail: async (given) => (await account()).changeEmail(given),
    changeName: async (given) => (await account()).changeName(given),
    signOut: async (given) => (await account()).signOut(given),
    notBackedUp: async () => (await account()).notBackedUp(),
    devices: async () => (await account()).devices(),
    endDevice: async (given) => (await account()).endDevice(given),
    exportAll: async () => (await account()).exportAll(),
    deleteAccount: async (given) => (await account()).deleteAccount(given),
    redeemCode: async (given) => (await account()).redeemCode(given),
    showCode: async () => (await account()).showCode(),
    codeAskedBy: async (given) => (await account()).codeAskedBy(given),
    confirmCode: async (given) => (await account()).confirmCode(given),
  };
}
