import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import styles from './rail.module.css'

interface FacetGroupProps {
  title: string
  /** The values that are visible at first. */
  children: ReactNode
  /** The values behind "more". */
  more?: ReactNode[]
  /** Whether the hidden values are open, because one of them is chosen. */
  open?: boolean
}

/** A heading and its values, of which many are behind "more". */
export function FacetGroup({ title, children, more = [], open = false }: FacetGroupProps) {
  const { t } = useI18n()
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>{children}</ul>
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

/**
 * A value with its count: a link that sets the filter, or removes it when it is set. It has the focus again after either, since it is found by its
 * group's heading and its name (app/navigation/focus-memory.ts).
 */
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

interface FacetValue {
  value: string
  count: number
}

interface ValueFacetProps<Value> {
  /** Key in the query. */
  name: string
  title: string
  values: Value[]
  exact: boolean
  /** Number of values shown before "more"; all by default. */
  first?: number
  /** Label of a value. */
  children: (value: string, item: Value) => ReactNode
}

/** A facet of plain values, of which at most one is set; nothing where there are no values. */
export function ValueFacet<Value extends FacetValue>(facet: ValueFacetProps<Value>) {
  const { name, title, values, exact, first = values.length, children } = facet
  const { query } = useLocation()
  const link = useQueryLink()
  if (values.length === 0) return null
  const line = (item: Value) => {
    const { value, count } = item
    const chosen = query[name] === value
    const href = link({ [name]: chosen ? undefined : value })
    return (
      <FacetLink key={value} href={href} chosen={chosen} count={count} exact={exact}>
        {children(value, item)}
      </FacetLink>
    )
  }
  const hidden = values.slice(first)
  return (
    <FacetGroup title={title} more={hidden.map(line)} open={hidden.some(({ value }) => value === query[name])}>
      {values.slice(0, first).map(line)}
    </FacetGroup>
  )
}

/**
 * Facet values including the chosen one, which stays visible so that it can be removed, also where no result has it or others have
 * more.
 * @param total of the list, all of which have the chosen value
 */
export const withChosen = (values: FacetValue[], chosen: string | undefined, total: number): FacetValue[] =>
  chosen === undefined || values.some(({ value }) => value === chosen)
    ? values
    : [...values, { value: chosen, count: total }]

/**
 * Steps of a minimum or maximum, without those that have the same count as the step before.
 * @param chosen the value in the query, which is never left out
 */
export const distinctSteps = (steps: FacetValue[], chosen: string | undefined): FacetValue[] =>
  steps.filter(({ value, count }, index) => count !== steps[index - 1]?.count || value === chosen)
