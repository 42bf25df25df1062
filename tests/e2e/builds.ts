/** The two builds of the site as the browser tests serve them. */
export const BUILDS = [
  { name: 'react', folder: 'dist', port: 8791 },
  { name: 'tiny', folder: 'dist-tiny', port: 8792 },
] as const
