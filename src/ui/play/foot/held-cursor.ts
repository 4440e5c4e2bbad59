/** Where the cursor stood when the field of a page that was still being told went away: the field that follows takes it over. */
export type HeldCursor = {
  /** Keeps the cursor of `field` if that has the focus. */
  readonly keep: (page: string, field: HTMLInputElement) => void;
  /** Gives what was kept for this page to `field`. What was kept is given once. */
  readonly give: (page: string, field: HTMLInputElement) => void;
  readonly forget: () => void;
};

export function createHeldCursor(): HeldCursor {
  let held: { readonly page: string; readonly start: number; readonly end: number } | null = null;
  return {
    keep: (page, field) => {
      if (field.ownerDocument.activeElement !== field) return;
      held = { page, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 };
    },
    give: (page, field) => {
      // The field of another page may show for a moment while the scene of this one is awaited.
      if (held?.page !== page) return;
      field.focus();
      field.setSelectionRange(held.start, held.end);
      held = null;
    },
    forget: () => {
      held = null;
    },
  };
}
