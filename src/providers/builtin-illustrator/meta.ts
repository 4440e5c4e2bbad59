/** What the picture settings say about the painter. */
export const builtinIllustratorMeta = {
  id: 'builtin',
  label: 'Drawn here',
  /** Credits per picture: none, ever. */
  credits: 0,
  needsKey: false,
  offline: true,
} as const;
