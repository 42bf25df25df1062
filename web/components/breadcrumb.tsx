import type { ReactNode } from 'react'
import { useI18n } from '../app/i18n.tsx'
import type { Crumb } from '../app/page/json-ld.ts'
import styles from './breadcrumb.module.css'
import { LocalizedText } from './localized.tsx'

interface Item {
  label: ReactNode
  /** Address of the ancestor; the last crumb is the current page and has none. */
  href?: string | undefined
}

/** The breadcrumb trail from the home page to the current one. */
export function Breadcrumb({ items }: { items: Item[] }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('breadcrumb.label')} className={`${styles.breadcrumb} quiet no-print`}>
      <ol className="dotted">
        {items.map((item) => (
          <li key={item.href ?? 'here'}>
            {item.href ? <a href={item.href}>{item.label}</a> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The trail that search engines get, too (web/app/page/json-ld.ts); its last place is the current page. */
export function Trail({ crumbs }: { crumbs: Crumb[] }) {
  const here = crumbs.at(-1)
  const items = crumbs.map((crumb) => ({
    label: typeof crumb.name === 'string' ? crumb.name : <LocalizedText value={crumb.name} />,
    href: crumb === here ? undefined : crumb.path,
  }))
  return <Breadcrumb items={items} />
}
