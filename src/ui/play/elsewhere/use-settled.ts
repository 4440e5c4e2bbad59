import { useState } from 'react';

import { pageStorage } from '../../parts/page-storage.ts';

const key = 'lamplit-told-elsewhere';
/** How many the browser remembers. */
const most = 60;

/** What the player was told of his other devices and put away: it is told once. Which of them it is about is written in ids alone. */
export function useSettled() {
  const [settled, setSettled] = useState(read);
  return {
    isSettled: (what: string) => settled.includes(what),
    settle: (what: string) => {
      const next = [...read().filter((each) => each !== what), what].slice(-most);
      pageStorage.write(key, JSON.stringify(next));
      setSettled(next);
    },
  };
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(pageStorage.read(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
