import type { FeedOffer } from '../db/import/feed.ts'
import { articlesOf } from '../db/import/stored-goods.ts'

/**
 * Finds, while a file is read, which articles of goods typed by hand several of its offers have: none of these can be told to be the product.
 * @param typed all articles of the company's goods that were typed by hand
 */
export function sharedArticles(typed: ReadonlySet<string>) {
  const first = new Map<string, string>()
  const shared = new Set<string>()
  return {
    shared,
    take(offer: FeedOffer): void {
      if (offer.broken !== null) return
      for (const article of articlesOf(offer)) {
        if (!typed.has(article)) continue
        if ((first.get(article) ?? offer.id) !== offer.id) shared.add(article)
        first.set(article, offer.id)
      }
    },
  }
}
