/** Words of the title page. */
export const words = {
  lead: [
    'Name a hero, a place and a wish. The first page writes itself, and every page after it is decided by what you do.',
  ],
  play: 'Play without an account',
  kept: 'Stories are kept on this device. Nothing is sent anywhere until you choose a storyteller that needs it.',
  plate: 'Plate I',
  plateCaption: 'The lamp is lit',
  links: 'More about Lamplit',
  pricing: 'Pricing',
  privacy: 'Privacy',
} as const;
