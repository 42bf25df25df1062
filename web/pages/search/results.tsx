import type { BasisQuery } from '../../../domain/price-basis.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { StoryCards } from '../../components/story-list.tsx'
import { SupplierTable } from '../../components/supplier-table.tsx'
import { FoundCodes } from './code-hits.tsx'
import { FoundGoods, useMark } from './goods.tsx'
import { Kind, type Mark } from './kind.tsx'
import type { SearchHits } from './load.ts'
import styles from './search.module.css'

interface ResultsProps {
  found: SearchHits
  q: string
  /** For addresses of lists of goods. */
  basis: BasisQuery
  /** Whether goods only mention the query in their descriptions: they are shown below everything else. */
  isMentioned: boolean
}

/** Results by kind; kinds without results are left out. */
export function ResultsOfSearch({ found, q, basis, isMentioned }: ResultsProps) {
  const { t } = useI18n()
  const to = useHref()
  // Digits may be a model number as well as a code: codes come first only where no product matches.
  const codesFirst = found.codes.match !== null && (isMentioned || found.products.total === 0)
  const mark = useMark(found)
  return (
    <>
      {codesFirst && <FoundCodes codes={found.codes} q={q} mark={mark} />}
      <Kind name="search.categories" total={found.categories.total} listed={found.categories.items.length}>
        <Branches items={found.categories.items} mark={mark} to={(one) => to('category', one, basis)} />
      </Kind>
      {!isMentioned && <FoundGoods name="search.products" found={found} q={q} basis={basis} />}
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
      {!codesFirst && <FoundCodes codes={found.codes} q={q} mark={mark} />}
      <Kind name="search.stories" total={found.stories.total} listed={found.stories.items.length}>
        <StoryCards stories={found.stories.items} mark={mark} />
      </Kind>
    </>
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
