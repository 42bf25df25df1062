import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import styles from '../account/account.module.css'

/** Products on a page; the first is the API's default. */
const SIZES = [24, 48, 96]

interface ChoicesProps {
  /** Key in the address. */
  name: 'sort' | 'perPage'
  label: string
  /** The default comes first: the address does not name it. */
  choices: { value: string; text: string }[]
}

/** Links that show the same list otherwise, from its first page. */
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
          href={link({ [name]: at === 0 ? undefined : value })}
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
  const [smallest = 0] = SIZES
  if (total <= smallest) return null
  const choices = SIZES.map((size) => ({ value: String(size), text: number(size) }))
  return <Choices name="perPage" label={t('account.perPage')} choices={choices} />
}
