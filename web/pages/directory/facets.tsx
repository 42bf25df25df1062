import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/location.tsx'
import { FacetGroup, ValueFacet } from '../../components/facets/facet.tsx'
import styles from '../../components/facets/rail.module.css'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { branchKey } from './links.ts'
import type { DirectoryData } from './load.ts'

/** How many towns and activities are shown before "more". */
const FIRST = 8

/** Everything the list can be narrowed by, with counts: links alone. */
export function Facets({ data }: { data: DirectoryData }) {
  const { t, country } = useI18n()
  const { query } = useLocation()
  const { facets, exact } = data
  const verified = facets.verified > 0 || query.verified ? [{ value: '1', count: facets.verified }] : []
  // An age that leaves out nobody more is no choice.
  const ages = facets.years.filter(
    ({ value, count }, index) => count !== facets.years[index - 1]?.count || value === query.years,
  )
  const towns = new Map(facets.city.map(({ value, name }) => [value, name]))
  const town = (value: string) => {
    const name = towns.get(value)
    return name ? <LocalizedText value={name} /> : value
  }
  return (
    <>
      <BranchFacet data={data} />
      <ValueFacet name="verified" title={t('directory.evidence')} values={verified} exact={exact}>
        {() => t('directory.verified')}
      </ValueFacet>
      <ValueFacet name="country" title={t('directory.country')} values={facets.country} exact={exact}>
        {country}
      </ValueFacet>
      <ValueFacet name="city" title={t('directory.city')} values={facets.city} exact={exact} first={FIRST}>
        {town}
      </ValueFacet>
      <ValueFacet name="years" title={t('directory.age')} values={ages} exact={exact}>
        {(value) => t('directory.years', { n: Number(value) })}
      </ValueFacet>
      <ValueFacet
        name="activity"
        title={t('directory.activities')}
        values={facets.activity}
        exact={exact}
        first={FIRST}
      >
        {(value) => <span className="figures">{value}</span>}
      </ValueFacet>
    </>
  )
}

/** The way up the tree, where we are, and the way down; the other filters go along. */
function BranchFacet({ data: { kind, branch, above, facets, exact } }: { data: DirectoryData }) {
  const { t, number } = useI18n()
  const link = useQueryLink()
  const to = (id: string | undefined) => link({ [branchKey(kind)]: id })
  if (!branch && facets.branch.length === 0) return null
  return (
    <FacetGroup title={t(`directory.${kind}.branch`)}>
      {branch && (
        <li>
          <a className={styles.up} href={to(undefined)}>
            <Icon name="chevron-left" />
            {t(`directory.${kind}.all`)}
          </a>
        </li>
      )}
      {above.map(({ id, name }) => (
        <li key={id}>
          <a className={styles.up} href={to(id)}>
            <Icon name="chevron-left" />
            <LocalizedText value={name} />
          </a>
        </li>
      ))}
      {branch && (
        <li>
          <strong className={styles.here}>
            <LocalizedText value={branch.name} />
          </strong>
        </li>
      )}
      {facets.branch.map(({ id, name, count }) => (
        <li key={id}>
          <a className={styles.down} href={to(id)}>
            <span className={styles.name}>
              <LocalizedText value={name} />
            </span>
            <span className={styles.number}>{exact ? number(count) : t('catalogue.atLeast', { n: count })}</span>
          </a>
        </li>
      ))}
    </FacetGroup>
  )
}
