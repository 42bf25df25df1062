import { PAGE_SIZES } from '../../../domain/limits.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import styles from '../account/account.module.css'

interface ChoicesProps {
  /** Key in the address. */
  name: 'sort' | 'perPage'
  label: string
  /** The default comes first. */
  choices: { value: string; text: string }[]
}

/** Links to the same list with another sorting or page size, at its first page. */
function Choices({ name, label, choices }: ChoicesProps) {
  const { query } = useLocation()
  const link = useQueryLink()
  const chosen = query[name] ?? choices[0]?.value
  return (
    <nav className={`${styles.choices} no-print`} aria-label={label}>
      <span className="soft" aria-hidden="true">
        {label}
      </span>
      {choices.map(({ value, text }, at) => (
        <a
          key={value}
          // The page size is always in the address: without it the last choice of this device applies.
          href={link({ [name]: at === 0 && name === 'sort' ? undefined : value })}
          aria-current={value === chosen ? 'true' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

export function Sorts() {
  const { t } = useI18n()
  const choices = [
    { value: 'changed', text: t('account.sort.changed') },
    { value: 'name', text: t('account.sort.name') },
    { value: 'price', text: t('account.sort.price') },
    { value: '-price', text: t('account.sort.priceDown') },
    { value: 'stock', text: t('account.sort.stock') },
    { value: '-stock', text: t('account.sort.stockDown') },
  ]
  return <Choices name="sort" label={t('account.sort.label')} choices={choices} />
}

/** How many products a page has; nothing where all fit on the smallest. */
export function PageSizes({ total }: { total: number }) {
  const { t, number } = useI18n()
  const [smallest] = PAGE_SIZES
  if (total <= Number(smallest)) return null
  const choices = PAGE_SIZES.map((size) => ({ value: size, text: number(Number(size)) }))
  return <Choices name="perPage" label={t('account.perPage')} choices={choices} />
}

/**
 * A link from the rows of this page to the same rows as cells to type into, and back. In the order of change each saved row would move to
 * the first window, so cells are sorted by name where no other order was chosen, beginning at the first window.
 */
export function Switch({ isEdited }: { isEdited: boolean }) {
  const { t } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const { sort, after, before } = query
  const rows = sort === undefined && !isEdited ? { sort: 'name' } : { after, before }
  return (
    <a className="button no-print" href={link({ edit: isEdited ? undefined : 'on', ...rows })}>
      {t(isEdited ? 'cells.stop' : 'cells.edit')}
    </a>
  )
}
