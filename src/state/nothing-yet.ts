/** What a hook watches that is not wanted yet: it never tells anything. */
export const nothingYet = { subscribe: () => ({ unsubscribe: () => {} }) };
