import type { ParameterFacet } from '../../../domain/contract/parameters.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import styles from '../../components/listing/listing.module.css'
import { Choices, FiltersButton } from '../../components/listing/toolbar.tsx'

/** The sort order and the view, and on narrow screens the button of the filters, which an empty list has too. */
export function Toolbar({
  filters,
  empty,
  parameters,
}: {
  filters: number
  empty: boolean
  parameters: ParameterFacet[]
}) {
  const { t } = useI18n()
  const { sort } = useLocation().query
  const by = parameters.find(({ key }) => sort === `by-${key}` || sort === `-by-${key}`)
  const sorts = [
    { value: undefined, label: t('catalogue.sort.popular') },
    { value: 'new', label: t('catalogue.sort.new') },
    { value: 'price', label: t('catalogue.sort.cheap') },
    { value: '-price', label: t('catalogue.sort.dear') },
    { value: 'soonest', label: t('catalogue.sort.soonest') },
    // A sorting by parameter is chosen in the table's headings; here it is shown as the current one, in the card view too.
    ...(by ? [{ value: sort, label: by.name.text }] : []),
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
