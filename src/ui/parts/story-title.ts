/** What a story is called where books are listed, also while it has no title. */
export function storyTitle(title: string): string {
  return title || 'Untitled Story';
}
