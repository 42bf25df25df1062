import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import styles from './rail.module.css'

/** A heading and its values. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

interface FacetListProps {
  title: string
  /** Rows that are visible at first, and those behind "more". */
  first: ReactNode[]
  more: ReactNode[]
  /** Whether the hidden rows are open, because one of them is chosen. */
  open?: boolean
}

/** A facet with many values: the first ones, and the others behind "more". */
export function FacetList({ title, first, more, open = false }: FacetListProps) {
  const { t } = useI18n()
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>{first}</ul>
      {more.length > 0 && (
        <details className={styles.more} open={open}>
          <summary>{t('catalogue.showMore', { n: more.length })}</summary>
          <ul>{more}</ul>
        </details>
      )}
    </section>
  )
}

interface FacetLinkProps {
  href: string
  chosen: boolean
  count: number
  /** False where the count is a minimum. */
  exact: boolean
  children: ReactNode
}

/** A value with its count: a link that sets the filter, or removes it when it is set. */
export function FacetLink({ href, chosen, count, exact, children }: FacetLinkProps) {
  const { t, number } = useI18n()
  return (
    <li>
      <a className={styles.value} href={href} aria-current={chosen ? 'true' : undefined} rel="nofollow">
        <span className={styles.name}>
          {children}
          {chosen && <span className="visually-hidden"> {t('catalogue.remove')}</span>}
        </span>
        <span className={styles.number}>{exact ? number(count) : t('catalogue.atLeast', { n: count })}</span>
      </a>
    </li>
  )
}

interface ValueFacetProps {
  /** Key in the query. */
  name: string
  title: string
  values: { value: string; count: number }[]
  exact: boolean
  /** Number of values shown before "more"; all by default. */
  first?: number
  /** Label of a value. */
  children: (value: string) => ReactNode
}

/** A facet of plain values, of which at most one is set; nothing where there are no values. */
export function ValueFacet({ name, title, values, exact, first = values.length, children }: ValueFacetProps) {
  const { query } = useLocation()
  const link = useQueryLink()
  if (values.length === 0) return null
  const line = ({ value, count }: (typeof values)[number]) => {
    const chosen = query[name] === value
    const href = link({ [name]: chosen ? undefined : value })
    return (
      <FacetLink key={value} href={href} chosen={chosen} count={count} exact={exact}>
        {children(value)}
      </FacetLink>
    )
  }
  const hidden = values.slice(first)
  return (
    <FacetList
      title={title}
      first={values.slice(0, first).map(line)}
      more={hidden.map(line)}
      open={hidden.some(({ value }) => value === query[name])}
    />
  )
}
