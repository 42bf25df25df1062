import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { ActivityLabel } from '../../components/activity-label.tsx'
import { ValueFacet } from '../../components/facets/facet.tsx'
import { TreeFacet } from '../../components/facets/tree-facet.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { branchKey } from './links.ts'
import type { DirectoryData } from './load.ts'

/** Cities and activities shown before "more". */
const FIRST = 8

/** Every filter of the list with its counts, as plain links. */
export function Facets({ data }: { data: DirectoryData }) {
  const { t, country } = useI18n()
  const { query } = useLocation()
  const { facets, exact } = data
  const verified = facets.verified > 0 || query.verified ? [{ value: '1', count: facets.verified }] : []
  // An age with the same count as the one before would change nothing.
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
        {(value) => <ActivityLabel code={value} name={facets.activityNames[value]} />}
      </ValueFacet>
    </>
  )
}

/** The categories, or services, around the chosen one. */
function BranchFacet({ data: { kind, branch, above, facets, exact } }: { data: DirectoryData }) {
  const { t } = useI18n()
  const link = useQueryLink()
  return (
    <TreeFacet
      title={t(`directory.${kind}.branch`)}
      all={t(`directory.${kind}.all`)}
      chosen={branch}
      above={above}
      below={facets.branch}
      exact={exact}
      to={(chosen) => link({ [branchKey(kind)]: chosen?.id })}
    />
  )
}
