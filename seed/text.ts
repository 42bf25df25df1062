/** A text in the three languages of the marketplace. A missing one shows the documented fallback en → ru → zh. */
export interface Text {
  en?: string
  ru?: string
  zh?: string
}

/** A text the seed promises in all three languages: names of categories, facts and option values. */
export type FullText = Required<Text>
