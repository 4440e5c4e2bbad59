/** The printer's tailpiece: a lantern between two scrolls, where a book is whole. */
export function TailpieceGlyph() {
  return (
    <svg
      viewBox="0 0 240 72"
      width="240"
      height="72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M120 4v8M111 16h18l5 32h-28zM110 48h20v5h-20zM114 53v6h12v-6" />
      <circle cx="120" cy="33" r="5.5" fill="currentColor" stroke="none" />
      <path d="M98 36H64c-14 0-22-6-22-14s10-11 14-5-3 11-8 8" />
      <path d="M142 36h34c14 0 22-6 22-14s-10-11-14-5 3 11 8 8" />
      <path d="M98 41H70c-16 0-24 5-40 5S8 44 2 41" />
      <path d="M142 41h28c16 0 24 5 40 5s22-2 28-5" />
      <path d="M82 36c-2-9-9-13-17-12 1 7 8 12 17 12zM158 36c2-9 9-13 17-12-1 7-8 12-17 12z" />
      <path d="M120 64l4 4-4 4-4-4z" fill="currentColor" stroke="none" />
    </svg>
  );
}
