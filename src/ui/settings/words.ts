/** Words of the settings dialog. */
export const words = {
  title: 'Settings',
  close: 'Close without saving',
  defaults: 'Set to Defaults',
  cancel: 'Cancel',
  save: 'Save Settings',
  nobody: 'Not saved: no model is on this device yet. Install one, or choose another storyteller.',
  parts: {
    ai: 'AI Configuration',
    display: 'Display and Accessibility',
    story: 'Story Generation',
    pictures: 'Pictures',
    page: 'This page',
  },
  keptEdits: 'Changes that you did not save are still here.',
  dropEdits: 'Discard them',
  keptHere: 'Settings and stories are kept on this device.',
  privacy: 'What this page sends, and where',
  saved: { title: 'Settings saved', text: '' },
} as const;
