/** Words of the stories dialog. */
export const words = {
  title: 'Story History',
  count: (count: number) => `(${count})`,
  loading: 'Fetching your books…',
  close: 'Close stories',
  empty: 'No stories found. Start a new adventure to see your stories here!',
  untitled: 'Untitled Story',
  scenes: (count: number) => (count === 1 ? '1 scene' : `${count} scenes`),
  unbegun: 'The first page is not written yet.',
  open: 'Open now',
  created: 'Begun',
  updated: 'Last read',
  hero: 'Hero',
  newest: 'Newest First',
  oldest: 'Oldest First',
  load: 'Load',
  loadNamed: (title: string) => `Load ${title}`,
  remove: 'Delete',
  removeNamed: (title: string) => `Delete ${title}`,
  fresh: 'New story',
  damaged: (count: number) =>
    count === 1
      ? 'One story on this device cannot be read. It was left as it is.'
      : `${count} stories on this device cannot be read. They were left as they are.`,
  sure: {
    title: 'Delete this story?',
    text: (title: string) => `“${title}” goes to the trash with all its scenes and branches.`,
    yes: 'Delete story',
    no: 'Keep it',
    close: 'Keep the story',
  },
  removed: { title: 'Success', text: 'Story deleted successfully.', undo: 'Undo' },
} as const;
