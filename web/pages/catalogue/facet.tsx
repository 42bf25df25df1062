import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/location.tsx'
import styles from './rail.module.css'

/** A heading and the values under it. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

interface FacetLinkProps {
  href: string
  chosen: boolean
  count: number
  /** False where the count is "at least". */
  exact: boolean
  children: ReactNode
}

/** A value with its count: a link that puts the filter on, or takes it off when it is on. */
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
  /** The query's key. */
  name: 'country' | 'moq' | 'inStock'
  title: string
  values: { value: string; count: number }[]
  exact: boolean
  /** A value in words. */
  children: (value: string) => ReactNode
}

/** A facet of plain values, of which one can be on; nothing where there is nothing to choose. */
export function ValueFacet({ name, title, values, exact, children }: ValueFacetProps) {
  const { query } = useLocation()
  const link = useQueryLink()
  if (values.length === 0) return null
  return (
    <FacetGroup title={title}>
      {values.map(({ value, count }) => {
        const chosen = query[name] === value
        const href = link({ [name]: chosen ? undefined : value })
        return (
          <FacetLink key={value} href={href} chosen={chosen} count={count} exact={exact}>
            {children(value)}
          </FacetLink>
        )
      })}
    </FacetGroup>
  )
}
