import { MAX_QUERY_LENGTH } from '../../../domain/limits.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { Icon } from '../../components/icon.tsx'
import listing from '../../components/listing/listing.module.css'
import { Choices, FiltersButton } from '../../components/listing/toolbar.tsx'
import styles from './directory.module.css'
import type { DirectoryData } from './load.ts'

interface ToolbarProps {
  data: DirectoryData
  /** Number of active filters. */
  filters: number
}

/** Search within the list, the button of the filters on narrow screens, the sort order, and list or map. */
export function DirectoryToolbar({ data: { kind, companies, maps }, filters }: ToolbarProps) {
  const { t } = useI18n()
  const sorts = [
    { value: undefined, label: t(`directory.${kind}.offers`) },
    { value: 'new', label: t('directory.sort.new') },
    { value: 'founded', label: t('directory.sort.founded') },
  ]
  const views = [
    { value: undefined, label: t('map.asList'), icon: 'table' as const },
    { value: 'map', label: t('map.asMap'), icon: 'pin' as const },
  ]
  return (
    <div className={listing.toolbar}>
      <Search kind={kind} />
      <FiltersButton filters={filters} />
      {companies.length > 0 && <Choices name="sort" label={t('catalogue.sort.label')} choices={sorts} />}
      {companies.length > 0 && maps && <Choices name="view" label={t('catalogue.view.label')} choices={views} />}
    </div>
  )
}

/** A plain form; the other parameters are sent in hidden fields. */
function Search({ kind }: Pick<DirectoryData, 'kind'>) {
  const { t } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const { q = '', page: _, ...others } = query
  const [action = ''] = link({}).split('?')
  return (
    <form
      className={styles.search}
      action={action}
      method="get"
      role="search"
      aria-label={t(`directory.${kind}.search`)}
    >
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        id="directory-query"
        className="field"
        type="search"
        name="q"
        maxLength={MAX_QUERY_LENGTH}
        defaultValue={q}
        placeholder={t(`directory.${kind}.search`)}
        aria-label={t(`directory.${kind}.search`)}
      />
      <button type="submit" className="icon-button" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
