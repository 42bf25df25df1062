import { formatCode } from '../../../domain/classifier/format-code.ts'
import { companyRoute } from '../../../domain/company-kinds.ts'
import type { ProductCard } from '../../../domain/contract/products.ts'
import type { SearchResults } from '../../../domain/contract/search.ts'
import type { Localized, Picture } from '../../../domain/contract/values.ts'
import type { I18n, MessageKey } from '../../../domain/i18n.ts'
import { atQuantityText, onOneLine, tierLine, tierTexts } from '../../../domain/price-text.ts'
import { stockText } from '../../../domain/stock-text.ts'
import { vatNote } from '../../../domain/vat-note.ts'
import type { useHref } from '../../app/navigation/location.tsx'
import type { IconName } from '../icon.tsx'

/** An option of the list: a link to a page. */
export interface SearchOption {
  href: string
  label: Localized | string
  /** Tells options apart: a product's price and stock, the path and size of a category, the city of a company. */
  detail?: string
  /** A product's picture, shown instead of its kind's icon; null where it has none. */
  picture?: Picture | null
}

export interface OptionGroup {
  name: MessageKey
  icon: IconName
  options: SearchOption[]
}

type To = ReturnType<typeof useHref>

/** The exact price at a chosen quantity, else that of the smallest order, as on a card: '≈ 4 380 ₽/шт. · 53,90 $/шт. · от 400 шт. · с НДС 22 %' */
function priceLine(product: ProductCard, i18n: I18n): string {
  const exact = atQuantityText(product, i18n)
  if (exact) return onOneLine([tierLine(exact), exact.vat])
  const [tier] = product.tiers
  if (!tier) return i18n.t('card.onRequest')
  return onOneLine([tierLine(tierTexts(tier, product.unit, i18n, product.fromPrice)), vatNote(product.vat, i18n)])
}

/** A product's price, then its stock, as on a card. */
const termsOf = (product: ProductCard, i18n: I18n): string =>
  onOneLine([priceLine(product, i18n), stockText(product, i18n)])

/** The API counts the goods of a code up to one more than this. */
const COUNTED = 1000

/** '46 products'; '' for none, and for codes that have no goods. */
const goodsText = (n: number | undefined, { t }: I18n): string => (n ? t('catalogue.count', { n }) : '')

type Codes = SearchResults['data']['codes']

const goodsOfCode = (n: number | undefined, i18n: I18n): string =>
  n !== undefined && n > COUNTED ? i18n.t('catalogue.countMore', { n: COUNTED }) : goodsText(n, i18n)

/** A link to the catalogue of a code's goods, where a code was typed. */
const codeGoods = ({ items, match }: Codes, to: To, i18n: I18n): SearchOption[] =>
  items
    .filter(({ products }) => match === 'code' && products)
    .slice(0, 1)
    .map(({ code, products }) => ({
      href: to('catalogue', {}, { tnved: code }),
      label: i18n.t('codes.allProducts', { code: formatCode(code) }),
      detail: goodsOfCode(products, i18n),
    }))

/**
 * Search results by kind: categories first, from which a buyer continues by parameters, then what buyers search for
 * most, stories last. Kinds without results are left out.
 */
export function resultGroups(results: SearchResults['data'], to: To, i18n: I18n): OptionGroup[] {
  const { products, categories, services, companies, codes, stories } = results
  const groups: OptionGroup[] = [
    {
      name: 'search.categories',
      icon: 'category',
      options: categories.items.map(({ id, slug, name, path, count }) => ({
        href: to('category', { id, slug }),
        label: name,
        detail: onOneLine([path.join(' / '), goodsText(count, i18n)]),
      })),
    },
    {
      name: 'search.products',
      icon: 'product',
      options: [
        ...products.items.map((product) => ({
          href: to('product', product, { variant: product.variant }),
          label: product.name,
          detail: termsOf(product, i18n),
          picture: product.picture,
        })),
        ...codeGoods(codes, to, i18n),
      ],
    },
    {
      name: 'search.services',
      icon: 'service',
      options: services.items.map(({ id, name, path }) => ({
        href: to('serviceCompanies', {}, { service: id }),
        label: name,
        detail: path.join(' / '),
      })),
    },
    {
      name: 'search.companies',
      icon: 'company',
      options: companies.items.map(({ id, slug, kind, name, city }) => ({
        href: to(companyRoute(kind), { id, slug }),
        label: name,
        detail: city.text,
      })),
    },
    {
      name: 'search.codes',
      icon: 'code',
      options: codes.items.map(({ tree, code, name: { text, lang }, products: goods }) => ({
        href: to(`${tree}Code`, { id: code }),
        label: { text: `${formatCode(code)} ${text}`, lang },
        detail: goodsOfCode(goods, i18n),
      })),
    },
    {
      name: 'search.stories',
      icon: 'story',
      options: stories.items.map(({ id, slug, title }) => ({ href: to('story', { id, slug }), label: title })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** Recent searches of this device, shown while nothing is typed. */
export function recentGroups(queries: readonly string[], to: To): OptionGroup[] {
  if (queries.length === 0) return []
  const options = queries.map((query) => ({ href: to('search', {}, { q: query }), label: query }))
  return [{ name: 'search.recent', icon: 'clock', options }]
}
