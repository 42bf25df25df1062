/** Categories whose suppliers a buyer may ask where a search found nothing. */
import type { CategoryRef } from '../../../domain/contract/values.ts'
import { read } from '../../../domain/page-error.ts'
import type { LoadContext } from './load.ts'

export interface Askable extends CategoryRef {
  suppliers: number
}

/** Categories offered: each costs a count. */
const MOST = 3
/** Words of a query that are tried, the longest first: they are the most specific ones. */
const WORDS_TRIED = 2
/** Letters of a word that a longer or inflected one begins with; a Chinese word is half as long. */
const STEM = 4

/** Beginnings of a query's longest words: a word that is unknown may begin as a known one. */
export function beginnings(q: string): string[] {
  const words = q.split(/[^\p{L}]+/u).filter((word) => word.length > 1)
  const stem = (word: string) => word.slice(0, /\p{Script=Han}/u.test(word) ? STEM / 2 : STEM)
  return words
    .toSorted((a, b) => b.length - a.length)
    .slice(0, WORDS_TRIED)
    .map(stem)
}

/** The categories of what a text finds: those found by name, else those of the products found. */
async function categoriesOf({ api, i18n: { locale } }: LoadContext, q: string): Promise<CategoryRef[]> {
  const { data: found } = await read(api.get('/dev/search', { query: { q, locale } }))
  if (found.categories.items.length > 0 || found.products.total === 0) return found.categories.items
  const facets = await read(api.get('/api/products/filter', { query: { q, locale } }))
  return facets.data.category
}

/**
 * The categories nearest to a query that found nothing, with the number of their suppliers.
 * @param known the categories that are known already, such as the one that was searched in
 * @returns at most three; the largest top-level categories where no word of the query begins as a known one
 */
export async function askableCategories(context: LoadContext, q: string, known: CategoryRef[]): Promise<Askable[]> {
  const { api, trees, i18n } = context
  const { locale } = i18n
  let near = known
  for (const beginning of beginnings(q)) if (near.length === 0) near = await categoriesOf(context, beginning)
  if (near.length === 0) {
    const tree = await trees.categories()
    near = tree.filter(({ parent }) => parent === null).toSorted((a, b) => b.count - a.count)
  }
  const counted = near.slice(0, MOST).map(async ({ id, slug, name }) => {
    const { meta } = await read(api.get('/api/companies', { query: { category: id, perPage: '1', locale } }))
    return { id, slug, name, suppliers: meta.total }
  })
  return (await Promise.all(counted)).filter(({ suppliers }) => suppliers > 0)
}
