import type { ReactNode } from 'react'
import { useI18n } from '../app/i18n.tsx'
import styles from './breadcrumb.module.css'

interface Crumb {
  label: ReactNode
  /** Address of the ancestor; the last crumb is the current page and has none. */
  href?: string
}

/** The breadcrumb trail from the home page to the current one. */
export function Breadcrumb({ items }: { items: Crumb[] }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('breadcrumb.label')} className={`${styles.breadcrumb} no-print`}>
      <ol>
        {items.map((item) => (
          <li key={item.href ?? 'here'}>
            {item.href ? <a href={item.href}>{item.label}</a> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
