/** What the other classifier states about a code's goods or companies (docs/behaviour.md, "Makers and goods of a code"). */
import type { CountedCode, Makers } from '../../../domain/contract/code-links.ts'
import type { LoadContext } from '../../app/page/load.ts'
import { forCard, type ShownProduct } from '../../components/shown-product.ts'

/** Who makes goods of a TN VED code, and by which activities. */
export interface MakersOfCode {
  companies: Makers['data']
  activities: CountedCode[]
}

/** What companies with an OKVED-2 activity sell. */
export interface GoodsOfActivity {
  products: ShownProduct[]
  headings: CountedCode[]
}

/** Headings, from which on goods and their makers have something in common. */
const HEADING_DIGITS = 4

/** @returns null for a chapter, where no company makes such goods, and where the call fails: the page is shown without them */
export async function loadMakers({ api, i18n }: LoadContext, code: string): Promise<MakersOfCode | null> {
  if (code.length < HEADING_DIGITS) return null
  const response = await api.get('/api/tnved/makers', { query: { code, locale: i18n.locale } })
  if (!response.ok) return null
  const { data, meta } = await response.json()
  return data.length === 0 ? null : { companies: data, activities: meta.activities }
}

/** @returns null where they sell nothing or it cannot be read */
export async function loadActivityGoods({ api, i18n }: LoadContext, code: string): Promise<GoodsOfActivity | null> {
  const response = await api.get('/api/okved/goods', { query: { code, locale: i18n.locale } })
  if (!response.ok) return null
  const { headings, products } = (await response.json()).data
  return products.length === 0 ? null : { headings, products: products.map((product) => forCard(product, i18n)) }
}
