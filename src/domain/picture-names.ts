/* The names of models and services that make pictures: what settings are read by. What is to be known of each stands elsewhere. */

/** The pictures' models that are known, by the names that requests give them. */
export const pictureModels = [
  'flux-dev',
  'flux-schnell',
  'flux-1.1-pro',
  'flux-pro',
  'flux-kontext-dev',
  'flux-kontext-pro',
] as const;
export type PictureModel = (typeof pictureModels)[number];

/** By the first part of `Settings.imageModel`, in the order in which they are offered. */
export const pictureServiceNames = [
  'replicate',
  'openrouter-images',
  'image-server',
  'a1111',
  'comfyui',
  'horde',
  'house',
] as const;
export type PictureServiceName = (typeof pictureServiceNames)[number];
