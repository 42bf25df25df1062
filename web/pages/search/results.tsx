import type { BasisQuery } from '../../../domain/price-basis.ts'
import { marksPattern } from '../../../domain/search-text/marks.ts'
import { typeset } from '../../../domain/typography.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { FoundInText } from '../../components/found-in-text.tsx'
import { LocalizedText, useTypeset } from '../../components/localized.tsx'
import { MarkedText } from '../../components/marked-text.tsx'
import { GoodsNote } from '../../components/price-basis.tsx'
import { ProductCard } from '../../components/product-card.tsx'
import { StoryList } from '../../components/story-list.tsx'
import { SupplierTable } from '../../components/supplier-table.tsx'
import { CodeHits } from './code-hits.tsx'
import { COUNTED, Kind, type Mark } from './kind.tsx'
import type { SearchHits } from './load.ts'
import styles from './search.module.css'

interface ResultsProps {
  found: SearchHits
  q: string
  /** For addresses of lists of goods. */
  basis: BasisQuery
  /** Whether a quantity is the query's own, and not one of the address. */
  isAsked: boolean
}

/** Results by kind; kinds without results are left out. */
export function Results({ found, q, basis, isAsked }: ResultsProps) {
  const { t } = useI18n()
  const to = useHref()
  const marks = marksPattern(found.marks)
  // Digits may be a model number as well as a code: codes come first only where no product matches.
  const codesFirst = found.codes.match !== null && found.products.total === 0
  const typesetOf = useTypeset(typeset)
  const mark: Mark = (value) => <MarkedText text={typesetOf(value)} marks={marks} />
  return (
    <>
      {codesFirst && <CodeHits codes={found.codes} q={q} mark={mark} />}
      <Kind name="search.categories" total={found.categories.total} listed={found.categories.items.length}>
        <Branches items={found.categories.items} mark={mark} to={(one) => to('category', one, basis)} />
      </Kind>
      <Kind
        name="search.products"
        total={found.products.total}
        more={<AllProducts q={q} total={found.products.total} basis={basis} />}
      >
        <GoodsNote unit={found.products.items[0]?.unit} isFixed={isAsked && basis.quantity !== undefined} />
        <ul className="cards">
          {found.products.items.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                name={mark(product.name)}
                note={<FoundInText found={product.found} lacks={product.lacks} />}
                eager={index < 4}
              />
            </li>
          ))}
        </ul>
      </Kind>
      <Kind name="search.services" total={found.services.total} listed={found.services.items.length}>
        <Branches
          items={found.services.items}
          mark={mark}
          to={({ id }) => to('serviceCompanies', {}, { service: id })}
        />
      </Kind>
      <Kind name="search.companies" total={found.companies.total} listed={found.companies.items.length}>
        <SupplierTable companies={found.companies.items} caption={t('search.companies')} mark={mark} />
      </Kind>
      {!codesFirst && <CodeHits codes={found.codes} q={q} mark={mark} />}
      <Kind name="search.stories" total={found.stories.total} listed={found.stories.items.length}>
        <StoryList stories={found.stories.items} mark={mark} />
      </Kind>
    </>
  )
}

function AllProducts({ q, total, basis }: { q: string; total: number; basis: BasisQuery }) {
  const { t, number } = useI18n()
  const to = useHref()
  return (
    <a href={to('catalogue', {}, { q, ...basis })}>
      {total > COUNTED
        ? t('search.allProductsMore', { number: number(COUNTED) })
        : t('search.allProducts', { n: total })}
    </a>
  )
}

type Branch = SearchHits['categories']['items'][number]

interface BranchesProps {
  items: Branch[]
  mark: Mark
  to: (branch: Branch) => string
}

/** Categories or services, each with a link and its count. */
function Branches({ items, mark, to }: BranchesProps) {
  const { number } = useI18n()
  return (
    <ul className={styles.categories}>
      {items.map((branch) => (
        <li key={branch.id}>
          <a href={to(branch)}>
            <LocalizedText value={branch.name}>{mark(branch.name)}</LocalizedText>
          </a>
          {'\u00a0'}
          <span className="figures soft">{number(branch.count)}</span>
          <span className={styles.path}>{branch.path.join(' / ')}</span>
        </li>
      ))}
    </ul>
  )
}
