import type { I18n } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { IconName } from '../../components/icon.tsx'
import styles from '../../components/listing/listing.module.css'
import { Choices, FiltersButton } from '../../components/listing/toolbar.tsx'

type Word = Parameters<I18n['t']>[0]

const SORTS = [
  { value: undefined, word: 'catalogue.sort.popular' },
  { value: 'new', word: 'catalogue.sort.new' },
  { value: 'price', word: 'catalogue.sort.cheap' },
  { value: '-price', word: 'catalogue.sort.dear' },
] as const satisfies { value: string | undefined; word: Word }[]

const VIEWS = [
  { value: undefined, icon: 'grid', word: 'catalogue.view.grid' },
  { value: 'table', icon: 'table', word: 'catalogue.view.table' },
] as const satisfies { value: string | undefined; icon: IconName; word: Word }[]

/** How the list is sorted and drawn, and on narrow screens the way to its filters, which is there for an empty list too. */
export function Toolbar({ filters, empty }: { filters: number; empty: boolean }) {
  const { t } = useI18n()
  return (
    <div className={styles.toolbar}>
      <FiltersButton filters={filters} />
      {!empty && (
        <>
          <Choices
            name="sort"
            label={t('catalogue.sort.label')}
            choices={SORTS.map(({ value, word }) => ({ value, label: t(word) }))}
          />
          <Choices
            name="view"
            label={t('catalogue.view.label')}
            choices={VIEWS.map(({ value, word, icon }) => ({ value, icon, label: t(word) }))}
          />
        </>
      )}
    </div>
  )
}
