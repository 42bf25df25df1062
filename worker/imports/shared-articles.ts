import type { FeedOffer } from '../db/import/feed.ts'
import { articlesOf } from '../db/import/stored-goods.ts'

/**
 * Finds, while a file is read, the articles that several of its offers share: such an article does not identify a product that was typed by hand.
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
