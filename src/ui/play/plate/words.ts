/** Words of a scene's picture. */
export const words = {
  plate: (numeral: string) => `Pl. ${numeral}`,
  first: 'Generating Scene Image...',
  next: 'Generating Image...',
  none: 'No picture of this page',
  draw: 'Draw this scene',
  failed: 'Failed to load image',
  connection: 'Connection error',
  again: 'Draw it again',
  look: (title: string) => `Look closer: ${title === '' ? 'the picture of this page' : title}`,
  plateOf: 'The picture of this page',
  zoom: {
    close: 'Close the picture',
    another: 'Draw another',
    drawing: 'Drawing…',
    download: 'Download',
    standIn: 'Until then this one, which was drawn here, stands in.',
    by: 'Drawn on this device by the built-in illustrator; it takes no credit.',
  },
  sceneDownloadFailed: { title: 'Error', text: 'The picture could not be made into a file. Try again.' },
} as const;
