/** A text in the three languages of the marketplace. A missing one shows the fallback en → ru → zh on purpose. */
export interface Text {
  en?: string
  ru?: string
  zh?: string
}

/** The languages that the sample data is written in: a further one of the marketplace shows their fallback. */
export const SEED_LOCALES = ['en', 'ru', 'zh'] as const

/** A text that has to exist in all three languages: names of categories, facts and option values. */
export type FullText = Required<Text>
