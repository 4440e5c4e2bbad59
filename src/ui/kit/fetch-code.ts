const reloadedKey = 'lamplit-part-reload';
const againAfterMs = 30_000;

/**
 * Fetches code of the page when it is first wanted. A tab that is older than the host's files may find it gone: it
 * loads the whole page anew, once; if that does not help, the failure goes on to the error boundary.
 */
export async function fetchCode<T>(load: () => Promise<T>, page: CodePage = browserPage): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    const last = Number(page.storage.getItem(reloadedKey) ?? 0);
    if (page.now() - last < againAfterMs) throw failure;
    page.storage.setItem(reloadedKey, String(page.now()));
    page.reload();
    // Nothing more is drawn: the page is on its way out.
    return await new Promise<never>(() => {});
  }
}

/** What fetching needs of the page. */
export type CodePage = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
};

const browserPage: CodePage = {
  storage: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => {
      sessionStorage.setItem(key, value);
    },
  },
  now: () => Date.now(),
  reload: () => {
    location.reload();
  },
};
