/** The two builds of the site as the browser tests serve them. */
export const BUILDS = [
  { name: 'react', start: 'node scripts/start.ts', port: 8791 },
  { name: 'tiny', start: 'node scripts/start.ts --tiny', port: 8792 },
] as const

/** Folder of a build's own storage, reused from run to run. */
export const stateOf = (name: string): string => `test-results/state-${name}`
