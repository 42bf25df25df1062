/** Categories to whose suppliers a buyer may write where a search found nothing. */
import type { CategoryRef } from '../../../domain/contract/values.ts'
import { read } from '../../../domain/page-error.ts'
import type { LoadContext } from './load.ts'

export interface Askable extends CategoryRef {
  suppliers: number
}

/** Maximum number of categories offered: each needs a call that counts its suppliers. */
const MAX_OFFERED = 3
/** Number of words of a query that are tried, the longest (most specific) first. */
const WORDS_TRIED = 2
/** Length of the prefix tried for a longer or inflected word; half of it for Chinese, whose words are shorter. */
const STEM = 4

/** Prefixes of a query's longest words, which may find something where the whole words do not. */
function beginnings(q: string): string[] {
  const words = q.split(/[^\p{L}]+/u).filter((word) => word.length > 1)
  const stem = (word: string) => word.slice(0, /\p{Script=Han}/u.test(word) ? STEM / 2 : STEM)
  return words
    .toSorted((a, b) => b.length - a.length)
    .slice(0, WORDS_TRIED)
    .map(stem)
}

/** The categories that match a text by name; without any, those of the products found. */
async function categoriesOf({ api, i18n: { locale } }: LoadContext, q: string): Promise<CategoryRef[]> {
  const { data: found } = await read(api.get('/dev/search', { query: { q, locale } }))
  if (found.categories.items.length > 0 || found.products.total === 0) return found.categories.items
  const facets = await read(api.get('/api/products/filter', { query: { q, locale } }))
  return facets.data.category
}

/**
 * The categories nearest to a query without results, with the number of their suppliers.
 * @param known categories already known, such as the one that was searched in
 * @returns at most three; the largest top-level categories where no prefix of the query matches
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
  const counted = near.slice(0, MAX_OFFERED).map(async ({ id, slug, name }) => {
    const { meta } = await read(api.get('/api/companies', { query: { category: id, perPage: '1', locale } }))
    return { id, slug, name, suppliers: meta.total }
  })
  return (await Promise.all(counted)).filter(({ suppliers }) => suppliers > 0)
}
