/** Words about this page and this device. */
export const words = {
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  tint: 'Tint',
  lookHint: 'Vellum tints the light theme, Ink the dark one. Shown at once, kept when you save.',
  tints: { none: 'None', vellum: 'Vellum', ink: 'Ink' },
  deviceName: 'This device is called',
  deviceNameHint: 'So that your other devices can say where a story was played.',
} as const;
