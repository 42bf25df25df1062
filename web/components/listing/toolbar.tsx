/** Links above the rows of every list, in a slot. */

import type { Query } from '../../../domain/routes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FILTERS_ID } from '../../app/navigation/list-ids.ts'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { Icon, type IconName } from '../icon.tsx'
import styles from './listing.module.css'

interface Choice {
  /** Value in the address; undefined for the default, since otherwise crawlers would find two addresses of one list. */
  value: string | undefined
  label: string
  icon?: IconName
  /** Whether it is the current one, although its value is another: pressed again, it turns the order round. */
  isCurrent?: boolean
}

interface ChoicesProps {
  /** Key in the query. */
  name: 'sort' | 'view'
  label: string
  /** The default comes first. */
  choices: Choice[]
}

/** Choices of sorting and view. Another sorting returns to the first page, another view stays on the current one. On a phone the orders are a menu. */
export function Choices({ name, label, choices }: ChoicesProps) {
  const { query } = useLocation()
  const link = useQueryLink()
  const chosen = choices.find(({ value, isCurrent }) => isCurrent ?? value === query[name]) ?? choices[0]
  const unchanged: Query = name === 'view' ? { page: query.page } : {}
  const links = choices.map((choice) => (
    <a
      key={choice.label}
      href={link({ [name]: choice.value, ...unchanged })}
      aria-current={choice === chosen ? 'true' : undefined}
      {...(choice.icon && { 'aria-label': choice.label, 'data-hint': choice.label })}
      rel="nofollow"
    >
      {choice.icon ? <Icon name={choice.icon} /> : choice.label}
    </a>
  ))
  if (name === 'view') {
    return (
      <nav className={styles.views} aria-label={label}>
        {links}
      </nav>
    )
  }
  return (
    <nav className={styles.sorts} aria-label={label}>
      <details className="fold" data-menu="">
        <summary className="chip">{chosen?.label}</summary>
        <div>{links}</div>
      </details>
    </nav>
  )
}

/** On narrow screens the button that opens the filters, with the number of active ones. */
export function FiltersButton({ filters }: { filters: number }) {
  const { t, number } = useI18n()
  return (
    <button type="button" className={`button ${styles.open}`} popoverTarget={FILTERS_ID}>
      <Icon name="filter" />
      {t('catalogue.filters')}
      {filters > 0 && <span className="figures">{number(filters)}</span>}
    </button>
  )
}
