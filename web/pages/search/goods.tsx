import type { MessageKey } from '../../../domain/i18n.ts'
import { MAX_COUNTED } from '../../../domain/limits.ts'
import { type BasisQuery, basisFromQuery } from '../../../domain/price-basis.ts'
import { marksPattern } from '../../../domain/search-text/marks.ts'
import { typeset } from '../../../domain/typography.ts'
import { I18nProvider, useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import { FoundInText } from '../../components/found-in-text.tsx'
import { useTypeset } from '../../components/localized.tsx'
import { MarkedText } from '../../components/marked-text.tsx'
import { GoodsNote } from '../../components/price-basis.tsx'
import { ProductCard } from '../../components/product-card.tsx'
import { Kind, type Mark } from './kind.tsx'
import type { SearchHits } from './load.ts'

/** @returns what marks the matches of the query in a name */
export function useMark({ marks }: Pick<SearchHits, 'marks'>): Mark {
  const typesetOf = useTypeset(typeset)
  const found = marksPattern(marks)
  return (value) => <MarkedText text={typesetOf(value)} marks={found} />
}

interface GoodsProps {
  name: MessageKey
  found: SearchHits
  /** As it was searched. */
  q: string
  /** Of prices, and for addresses of lists of goods. */
  basis: BasisQuery
}

/** The goods that were found, with prices for the quantity in the query. */
export function FoundGoods({ name, found, q, basis }: GoodsProps) {
  const i18n = useI18n()
  const mark = useMark(found)
  const { query } = useLocation()
  const { items, total } = found.products
  const isAsked = query.quantity === undefined && basis.quantity !== undefined
  return (
    <I18nProvider value={{ ...i18n, basis: basisFromQuery(basis) ?? i18n.basis }}>
      <Kind name={name} total={total} more={<AllProducts found={found} q={q} basis={basis} />}>
        <GoodsNote goods={items} isFixed={isAsked} />
        <ul className="cards">
          {items.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                name={mark(product.name)}
                note={<FoundInText found={product.found} lacks={product.lacks} differs={product.differs} />}
                eager={index < 4}
              />
            </li>
          ))}
        </ul>
      </Kind>
    </I18nProvider>
  )
}

function AllProducts({ found, q, basis }: Pick<GoodsProps, 'found' | 'q' | 'basis'>) {
  const { t, number } = useI18n()
  const to = useHref()
  const { meant, products } = found
  const { total } = products
  return (
    <a href={meant ? to('category', meant, basis) : to('catalogue', {}, { q, ...basis })}>
      {total > MAX_COUNTED
        ? t('search.allProductsMore', { number: number(MAX_COUNTED) })
        : t('search.allProducts', { n: total })}
    </a>
  )
}
