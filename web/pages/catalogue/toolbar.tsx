import type { ParameterFacet } from '../../../domain/contract/parameters.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import styles from '../../components/listing/listing.module.css'
import { Choices, FiltersButton } from '../../components/listing/toolbar.tsx'

/**
 * The choice of an order by a parameter, upwards first. In the table it is chosen in the headings, and only the current one is shown here.
 */
function byParameter({ key, name, kind, column }: ParameterFacet, sort: string | undefined, inTable: boolean) {
  const isUp = sort === `by-${key}`
  const isDown = sort === `-by-${key}`
  const isCurrent = isUp || isDown
  if (kind === 'text' || !(isCurrent || (column && !inTable))) return []
  const label = isCurrent ? `${name.text} ${isUp ? '↑' : '↓'}` : name.text
  return [{ value: isUp ? `-by-${key}` : `by-${key}`, label, isCurrent }]
}

/** The sort order and the view, and on narrow screens the button of the filters, which an empty list has too. */
export function CatalogueToolbar({
  filters,
  empty,
  parameters,
}: {
  filters: number
  empty: boolean
  parameters: ParameterFacet[]
}) {
  const { t } = useI18n()
  const { sort, view } = useLocation().query
  const sorts = [
    { value: undefined, label: t('catalogue.sort.popular') },
    { value: 'new', label: t('catalogue.sort.new') },
    { value: 'price', label: t('catalogue.sort.cheap') },
    { value: '-price', label: t('catalogue.sort.dear') },
    { value: 'soonest', label: t('catalogue.sort.soonest') },
    ...parameters.flatMap((parameter) => byParameter(parameter, sort, view === 'table')),
  ]
  const views = [
    { value: undefined, label: t('catalogue.view.grid'), icon: 'grid' as const },
    { value: 'table', label: t('catalogue.view.table'), icon: 'table' as const },
  ]
  return (
    <div className={styles.toolbar}>
      <FiltersButton filters={filters} />
      {!empty && <Choices name="sort" label={t('catalogue.sort.label')} choices={sorts} />}
      {!empty && <Choices name="view" label={t('catalogue.view.label')} choices={views} />}
    </div>
  )
}
