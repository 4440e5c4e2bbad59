import type { PhotoFault } from './prepare-photo.ts';

/** Words of the hero's picture in the setup. */
export const words = {
  label: 'Your hero’s picture',
  none: 'No likeness yet',
  text: 'Drop a photo here, or let the name and appearance draw one.',
  drop: 'Let go: this photo becomes your hero.',
  drawing: 'Drawing…',
  generate: 'Generate Character',
  fromPhoto: 'Generate from Photo',
  upload: 'Upload a Photo',
  webcam: 'Take Photo with Webcam',
  library: 'Browse Character Library',
  original: 'Original Photo',
  drawnHere: 'Drawn on this device: no credit, no connection.',
  byProvider: (label: string, price: string) =>
    `The button asks ${label} for a portrait: ${price}. Until then it is drawn here.`,
  photoGoes: (label: string, price: string) => `It goes to ${label} then: ${price}.`,
  making: (label: string, part: number | null) =>
    `Generating Image... ${label}${part === null ? '' : `, ${Math.round(part * 100)} %`}`,
  stop: 'Cancel',
  photoHere: 'The photo stays on this device.',
  read: (looks: string) => `Its colours and outline say: ${looks}.`,
  drawnFrom: (looks: string) =>
    `Drawn from your words, and where they say nothing, from the photo: ${looks}.`,
  hints: {
    fill: 'Fill in name and appearance on the right to generate',
    photo: 'Photo uploaded! Click "Generate from Photo" to create your character.',
    photoFill: 'Photo uploaded - fill in name & appearance to generate character',
    noCredits: 'No credits available. Click button to go to pricing.',
    first: '↑ Generate your character image first',
  },
  failed: (why: string) => `The picture could not be drawn. ${why} You can start without it.`,
  alone: 'The picture could not be shown.',
  remove: (name: string) => `Remove the picture of ${name === '' ? 'your hero' : name}`,
  sure: {
    title: 'Are you absolutely sure?',
    text: 'This takes the picture off your hero. A photo that you gave goes with it.',
    close: 'Keep the picture',
    no: 'Cancel',
    yes: 'Remove',
  },
  favourite: 'Save to favorites',
  download: 'Download as PNG',
  saved: (name: string) => ({
    title: 'Saved to Favorites',
    text: `${name} has been saved to your favorites.`,
  }),
  already: (name: string) => ({
    title: 'Already Saved',
    text: `${name} is already in your character library.`,
  }),
  saveFailed: { title: 'Error', text: 'Failed to save character as favorite. Please try again.' },
  downloadFailed: { title: 'Error', text: 'Failed to download character image.' },
  off: { title: 'Pictures are off', text: 'Switch them on in the header to see your hero.' },
  camera: {
    title: 'Take a Photo',
    close: 'Close the camera',
    cancel: 'Cancel',
    capture: 'Capture Photo',
    preview: 'What the camera sees',
    waiting: 'Waiting for the camera…',
    failed: {
      title: 'Webcam Error',
      text: 'Unable to access webcam. Please check permissions and try again.',
    },
  },
  faults: {
    heic: {
      title: 'This photo cannot be read',
      text: 'HEIC/HEIF images from iPhone are not yet supported. Please convert to JPG/PNG first or use a different image.',
    },
    type: {
      title: 'This is no photo that can be read',
      text: 'Choose a JPG, PNG, WebP or GIF image.',
    },
    empty: { title: 'This file is empty', text: 'Nothing is in it. Choose another image.' },
    'too-big': {
      title: 'This photo is too large',
      text: 'It has more than 100 million pixels or 60 megabytes. Make it smaller, or choose another.',
    },
    unreadable: {
      title: 'This photo is damaged',
      text: 'The browser cannot read it. Choose another image, or save it anew in a photo program.',
    },
  } satisfies Record<PhotoFault, { readonly title: string; readonly text: string }>,
} as const;
