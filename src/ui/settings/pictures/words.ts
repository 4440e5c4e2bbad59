/** Words about who makes pictures. */
export const words = {
  pictures: 'Pictures of hero and scenes',
  picturesOf: { off: 'Off', drawn: 'Drawn here' },
  picturesHint:
    'They are drawn on this device: free, offline, and nothing of your story leaves it. This edition has no pictures by a provider.',
} as const;
