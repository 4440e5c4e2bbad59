/** Asks the browser not to clear what is stored here when space runs short. Nothing waits for the answer. */
export function keepStorage(): void {
  // Absent where the page is not served securely.
  const { storage } = navigator as { readonly storage?: StorageManager };
  void storage
    ?.persisted()
    .then((kept) => kept || storage.persist())
    .catch(() => {});
}
