/** Finds what is not a code, although it was typed into the search for codes: a company's tax number, a product's part number. */
import type { ApiClient } from '../../../domain/api-client.ts'
import { compactArticle } from '../../../domain/article.ts'
import type { CompanyKind } from '../../../domain/company-kinds.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import { typedTaxNumber } from '../../../domain/tax-numbers.ts'

interface Named {
  id: string
  slug: string
  name: Localized
}

/** Companies and products that a query names exactly; neither for most queries. */
export interface NamedElsewhere {
  companies: (Named & { kind: CompanyKind })[]
  products: (Named & { article: string; variant: string | undefined })[]
}

/** Matches digits with letters: an article has both. */
const LIKE_ARTICLE = /\p{L}.*\d|\d.*\p{L}/u

const MIN_ARTICLE = 4

/** @returns what the query names; null where it names nothing, and where the API cannot be reached: the codes are shown in any case */
export async function readNamedElsewhere(api: ApiClient, q: string, locale: string): Promise<NamedElsewhere | null> {
  if (typedTaxNumber(q) === null && !LIKE_ARTICLE.test(q)) return null
  const response = await api.get('/dev/search', { query: { q, locale } })
  if (!response.ok) return null
  const { companies, products } = (await response.json()).data
  const typed = compactArticle(q)
  const isTyped = (article: string) => article.length >= MIN_ARTICLE && /\d/.test(article) && typed.endsWith(article)
  const named = {
    companies: companies.items
      .slice(0, companies.holders)
      .map(({ id, slug, kind, name }) => ({ id, slug, kind, name })),
    products: products.items.flatMap(({ id, slug, name, model, variant }) => {
      const article = [variant, model].find((one) => isTyped(compactArticle(one ?? '')))
      return article ? [{ id, slug, name, article, variant: article === variant ? variant : undefined }] : []
    }),
  }
  return named.companies.length + named.products.length > 0 ? named : null
}
