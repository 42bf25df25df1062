import type { Summary } from '../seed/load.ts'

/** @returns what was seeded, in two lines. */
export const describeSeed = (seed: Summary): string => `Seeded in ${(seed.milliseconds / 1000).toFixed(1)} s: \
${seed.categories} categories, ${seed.companies} companies, ${seed.services} services, ${seed.products} products, \
${seed.stories} stories, ${seed.files} files.
${seed.oneLanguage} products have their texts in one language only.`
