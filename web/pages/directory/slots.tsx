import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import type { Slots } from '../../app/page/page.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { CompanyRow } from '../../components/company-row.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ExportLinks } from '../../components/export-links.tsx'
import type { ActiveFilter } from '../../components/facets/active-filters.tsx'
import { ActiveFilters } from '../../components/facets/active-filters.tsx'
import { Icon } from '../../components/icon.tsx'
import listing from '../../components/listing/listing.module.css'
import { LocalizedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { UnderstoodQuery } from '../../components/understood-query.tsx'
import styles from './directory.module.css'
import { Facets } from './facets.tsx'
import { activeFilters, NO_FILTERS } from './filters.ts'
import { directoryTitle } from './head.ts'
import { branchKey, directoryHref } from './links.ts'
import type { DirectoryData } from './load.ts'
import { Toolbar } from './toolbar.tsx'

export const slots = {
  trail: Trail,
  title: ({ data }) => directoryTitle(data, useI18n()),
  about: About,
  below: Below,
  facets: Facets,
  results: Results,
} satisfies Slots<DirectoryData>

interface SlotProps {
  data: DirectoryData
}

/** The path from the top of the directory to the branch. */
function Trail({ data: { kind, branch, above } }: SlotProps) {
  const { t, locale } = useI18n()
  const to = useHref()
  const services = kind === 'services' ? [{ label: t('services.title'), href: to('services') }] : []
  const top = t(`directory.${kind}.title`)
  if (!branch) return <Breadcrumb items={[...services, { label: top }]} />
  const ancestors = above.map(({ id, name }) => ({
    label: <LocalizedText value={name} />,
    href: directoryHref(kind, locale, id),
  }))
  const here = { label: <LocalizedText value={branch.name} /> }
  return (
    <Breadcrumb
      items={[...services, { label: top, href: directoryHref(kind, locale, undefined) }, ...ancestors, here]}
    />
  )
}

function About({ data: { kind, branch } }: SlotProps) {
  const { t } = useI18n()
  return branch?.about ? <LocalizedText value={branch.about} /> : t(`directory.${kind}.about`)
}

/** Links to the branches below: on narrow screens the facets, which have them as well, are collapsed. */
function Below({ data: { kind, facets } }: SlotProps) {
  const { t, number } = useI18n()
  const link = useQueryLink()
  if (facets.branch.length === 0) return null
  return (
    <nav className={listing.below} aria-label={t('catalogue.below')}>
      <ul>
        {facets.branch.map(({ id, name, count }) => (
          <li key={id}>
            <a className="chip" href={link({ [branchKey(kind)]: id })}>
              <LocalizedText value={name} /> <span className="soft figures">{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Results({ data }: SlotProps) {
  const i18n = useI18n()
  const { query } = useLocation()
  const { kind, companies, meta, understood } = data
  const link = useQueryLink()
  const filters = activeFilters(query, data, i18n)
  return (
    <section className={listing.results} aria-label={i18n.t(`directory.${kind}.title`)}>
      <Toolbar data={data} filters={filters.length} />
      {companies.length > 0 && <ActiveFilters filters={filters} clear={NO_FILTERS} />}
      {understood && <UnderstoodQuery understood={understood} found={companies.length > 0} to={(q) => link({ q })} />}
      {companies.length > 0 ? (
        <ul className={`sheet ${styles.companies}`}>
          {companies.map((company, index) => (
            <CompanyRow key={company.id} company={company} list={kind} eager={index < 4} />
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
  const link = useQueryLink()
  return (
    <EmptyState
      title={t(`directory.${kind}.empty`)}
      actions={
        <>
          {filters.map(({ key, label, off }) => (
            <a key={key} className="chip" href={link(off)} rel="nofollow">
              <Icon name="close" />
              {t('catalogue.without', { filter: label })}
            </a>
          ))}
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
