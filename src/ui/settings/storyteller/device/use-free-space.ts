import { useEffect, useState } from 'react';

/** Bytes that this browser has left for the game; `null` while unknown. Asked anew whenever `changed` is another value. */
export function useFreeSpace(changed: unknown): number | null {
  const [free, setFree] = useState<number | null>(null);
  useEffect(() => {
    let wanted = true;
    // Absent where the page is not served securely.
    const { storage } = navigator as { readonly storage?: StorageManager };
    void storage
      ?.estimate()
      .then(({ quota, usage }) => {
        if (wanted && quota !== undefined && usage !== undefined) setFree(Math.max(0, quota - usage));
      })
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [changed]);
  return free;
}
