import type { SearchResults } from '../../../worker/api/search/schema.ts'
import { itemList } from '../../app/json-ld.ts'
import type { Load } from '../../app/load.ts'
import { read } from '../../app/page-error.ts'
import { href } from '../../routes.ts'

export interface SearchData {
  /** What was asked, '' where nothing was. */
  q: string
  /** Null where nothing was asked. */
  found: SearchResults['data'] | null
}

/** Search over products, categories, suppliers and stories. */
export const load: Load<SearchData> = async ({ api, i18n: { t, locale }, query, origin }) => {
  const q = query.q ?? ''
  const head = { description: t('search.description'), noindex: q !== '' }
  if (!q) return { data: { q, found: null }, head: { ...head, title: t('search.title') } }
  const { data: found } = await read(api.dev.search.$get({ query: { q, size: 'page', locale } }))
  const places = found.products.items.map(({ id, slug, name }) => ({
    name: name.text,
    url: origin + href('product', locale, { id, slug }),
  }))
  const title = t('search.titleFor', { q })
  const jsonLd = places.length > 0 ? [itemList(title, places, 0, found.products.total)] : []
  return { data: { q, found }, head: { ...head, title, jsonLd } }
}
