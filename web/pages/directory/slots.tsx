import { useI18n } from '../../app/i18n.tsx'
import { RESULTS_ID } from '../../app/navigation/list-ids.ts'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import type { Slots } from '../../app/page/page.ts'
import { Trail as Breadcrumb } from '../../components/breadcrumb.tsx'
import { ListedCompany } from '../../components/company-row.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ExportLinks } from '../../components/export-links.tsx'
import { type ActiveFilter, ActiveFilters, WithoutFilter } from '../../components/facets/active-filters.tsx'
import { Icon } from '../../components/icon.tsx'
import { BranchChips } from '../../components/listing/branch-chips.tsx'
import { CountAfter } from '../../components/listing/counted.tsx'
import listing from '../../components/listing/listing.module.css'
import { SkipToResults } from '../../components/listing/skip-to-results.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { UnderstoodQuery } from '../../components/understood-query.tsx'
import styles from './directory.module.css'
import { DirectoryFacets } from './facets.tsx'
import { activeFilters } from './filters.ts'
import { directoryTitle, directoryTrail } from './head.ts'
import { branchKey, directoryHref } from './links.ts'
import type { DirectoryData } from './load.ts'
import { DirectoryToolbar } from './toolbar.tsx'

export const slots = {
  trail: Trail,
  title: Title,
  about: About,
  below: Below,
  facets: DirectoryFacets,
  results: Results,
} satisfies Slots<DirectoryData>

interface SlotProps {
  data: DirectoryData
}

function Trail({ data }: SlotProps) {
  return (
    <>
      <SkipToResults />
      <Breadcrumb crumbs={directoryTrail(data, useI18n())} />
    </>
  )
}

function Title({ data }: SlotProps) {
  const { query } = useLocation()
  return (
    <>
      {directoryTitle(data, query, useI18n())}
      <CountAfter meta={data.meta} />
    </>
  )
}

function About({ data: { kind, branch } }: SlotProps) {
  const { t } = useI18n()
  return branch?.about ? <LocalizedText value={branch.about} /> : t(`directory.${kind}.about`)
}

function Below({ data: { kind, facets } }: SlotProps) {
  const link = useQueryLink()
  return <BranchChips branches={facets.branch} to={({ id }) => link({ [branchKey(kind)]: id })} />
}

function Results({ data }: SlotProps) {
  const i18n = useI18n()
  const { query } = useLocation()
  const { kind, companies, meta, understood } = data
  const link = useQueryLink()
  const filters = activeFilters(query, data, i18n)
  return (
    <section id={RESULTS_ID} tabIndex={-1} className={listing.results} aria-label={i18n.t(`directory.${kind}.title`)}>
      <DirectoryToolbar data={data} filters={filters.length} />
      {companies.length > 0 && <ActiveFilters filters={filters} />}
      {understood && <UnderstoodQuery understood={understood} found={companies.length > 0} to={(q) => link({ q })} />}
      {companies.length > 0 ? (
        <ul className={`sheet ${styles.companies}`}>
          {companies.map((company, index) => (
            <ListedCompany key={company.id} company={company} list={kind} eager={index < 4} />
          ))}
        </ul>
      ) : (
        <NothingFound filters={filters} data={data} />
      )}
      <Pagination meta={meta} />
      {companies.length > 0 && <ExportLinks />}
    </section>
  )
}

/** Offers to remove each filter, and the whole list. */
function NothingFound({ filters, data: { kind } }: SlotProps & { filters: ActiveFilter[] }) {
  const { t, locale } = useI18n()
  return (
    <EmptyState
      title={t(`directory.${kind}.empty`)}
      actions={
        <>
          <WithoutFilter filters={filters} />
          <a className="chip" href={directoryHref(kind, locale, undefined)}>
            <Icon name="company" />
            {t(`directory.${kind}.all`)}
          </a>
        </>
      }
    >
      {t(filters.length > 0 ? 'directory.emptyFiltered' : 'directory.emptyPlain')}
    </EmptyState>
  )
}
