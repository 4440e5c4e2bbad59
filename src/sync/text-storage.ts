/** What the sign-in is kept in, as `localStorage` has it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that goes on in memory where the browser refuses its own: then a sign-in lasts as long as the page.
 * @param stored throws when it may not be used
 */
export function withMemory(stored: () => TextStorage): TextStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return memory.get(key) ?? stored().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    setItem: (key, value) => {
      memory.delete(key);
      try {
        stored().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      try {
        stored().removeItem(key);
      } catch {
        // Refused: then nothing lies there either.
      }
    },
  };
}
