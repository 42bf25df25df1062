/** A text in the three languages of the marketplace. A missing one shows the fallback en → ru → zh. */
export interface Text {
  en?: string
  ru?: string
  zh?: string
}

/** The languages of the sample data; for any further language of the marketplace the fallback is shown. */
export const SEED_LOCALES = ['en', 'ru', 'zh'] as const

/** A text that has to exist in all three languages: names of categories, facts and option values. */
export type FullText = Required<Text>

/**
 * Keys of entries with texts in one language only, on purpose, so that pages show how such texts are handled: one for each language.
 * Some products are like that too (rows/products.ts). Everything else is complete.
 */
export const IN_ONE_LANGUAGE = {
  stories: ['reading-a-russian-cable-mark', 'witnessing-a-valve-pressure-test', 'nanbeihu-fastener-claims'],
  companies: ['izh-privod', 'pompe-mella', 'nanbeihu-fasteners'],
}
