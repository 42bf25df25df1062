import { countryName } from '../../../domain/country-name.ts'
import { regulationLabel } from '../../../domain/regulation-label.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { ActivityLabel } from '../../components/activity-label.tsx'
import { distinctSteps, ValueFacet, withChosen } from '../../components/facets/facet.tsx'
import { TreeFacet } from '../../components/facets/tree-facet.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { branchKey } from './links.ts'
import type { DirectoryData } from './load.ts'

/** Cities and activities shown before "more". */
const FIRST = 8

/** Every filter of the list with its counts, as plain links. */
export function DirectoryFacets({ data }: { data: DirectoryData }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const { query } = useLocation()
  const link = useQueryLink()
  const { kind, branch, above, facets, exact, meta } = data
  const verified = facets.verified > 0 || query.verified ? [{ value: '1', count: facets.verified }] : []
  return (
    <>
      <TreeFacet
        title={t(`directory.${kind}.branch`)}
        all={t(`directory.${kind}.all`)}
        chosen={branch}
        above={above}
        below={facets.branch}
        exact={exact}
        to={(chosen) => link({ [branchKey(kind)]: chosen?.id })}
      />
      {(['from', 'to'] as const).map((end) => (
        <ValueFacet
          key={end}
          name={end}
          title={t(`directory.route.${end}`)}
          values={withChosen(facets[end], query[end], meta.total)}
          exact={exact}
          first={FIRST}
        >
          {(code) => data.placeNames[code] ?? countryName(code, locale)}
        </ValueFacet>
      ))}
      <ValueFacet
        name="regulation"
        title={t('directory.regulation')}
        values={withChosen(facets.regulation, query.regulation, meta.total)}
        exact={exact}
        first={FIRST}
      >
        {(value) => regulationLabel(value, i18n)}
      </ValueFacet>
      <ValueFacet name="verified" title={t('directory.evidence')} values={verified} exact={exact}>
        {() => t('directory.verified')}
      </ValueFacet>
      <ValueFacet
        name="country"
        title={t('directory.country')}
        values={withChosen(facets.country, query.country, meta.total)}
        exact={exact}
      >
        {(code) => countryName(code, locale)}
      </ValueFacet>
      <ValueFacet name="city" title={t('directory.city')} values={facets.city} exact={exact} first={FIRST}>
        {(_, { name }) => <LocalizedText value={name} />}
      </ValueFacet>
      <ValueFacet
        name="years"
        title={t('directory.age')}
        values={withChosen(distinctSteps(facets.years, query.years), query.years, meta.total)}
        exact={exact}
      >
        {(value) => t('directory.years', { n: Number(value) })}
      </ValueFacet>
      <ValueFacet
        name="activity"
        title={t('directory.activities')}
        values={withChosen(facets.activity, query.activity, meta.total)}
        exact={exact}
        first={FIRST}
      >
        {(value) => <ActivityLabel code={value} name={data.activityNames[value]} />}
      </ValueFacet>
    </>
  )
}
