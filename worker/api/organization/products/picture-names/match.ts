/** Finds for each file the products, or variants, whose article its name has. */
import type { NamedPictures, NamedProduct } from '../../../../../domain/contract/picture-names.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import { articleMatcher, readingsOf } from '../../../../../domain/pictures/article-of-file.ts'
import { localized } from '../../../http/locale.ts'
import type { ByArticle } from './queries.ts'

/** A product, or one of its variants. */
interface Owner {
  row: ByArticle
  variant: string | null
  articles: string[]
}

/** Where a product has the article itself, as its variant may have as well, the picture is the product's. */
const ownersOf = (row: ByArticle): Owner[] => [
  { row, variant: null, articles: [row.model, row.externalId].filter((article) => article !== null) },
  ...row.skus.map((sku) => ({ row, variant: sku, articles: [sku] })),
]

const withoutEnding = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
const lastPart = (path: string): string => path.split(/[/\\]/).at(-1) ?? path

/** Articles that the names can mean. */
export const articlesIn = (names: string[]): string[] => [
  ...new Set(names.flatMap((name) => readingsOf(name).map(({ article }) => article))),
]

export function matchNames(names: string[], rows: ByArticle[], locale: Locale): NamedPictures['data'] {
  const owners = rows.flatMap(ownersOf)
  const ownerOf = matcherOf(owners)
  return names.map((name) => {
    const { owners: found, place } = ownerOf(name)
    const products = new Map<string, NamedProduct>()
    for (const { row, variant, articles } of found)
      if (!products.has(row.id))
        products.set(row.id, {
          id: row.id,
          name: localized(row.names, locale),
          article: articles[0] ?? '',
          variant,
          picture: row.files.find((file) => withoutEnding(file.name) === withoutEnding(lastPart(name)))?.id ?? null,
        })
    return { name, place, products: [...products.values()] }
  })
}

function matcherOf(owners: Owner[]) {
  const match = articleMatcher(owners.map(({ articles }, at) => ({ id: String(at), articles })))
  return (name: string) => {
    const { ids, place } = match(name)
    return { owners: ids.flatMap((id) => owners[Number(id)] ?? []), place }
  }
}
