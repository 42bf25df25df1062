import type { NarrowedSearch } from '../../domain/contract/search.ts'
import { listed } from '../../domain/listed.ts'
import { type BasisQuery, basisFromQuery } from '../../domain/price-basis.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import styles from './understood-query.module.css'

interface NarrowedProps {
  narrowed: NonNullable<NarrowedSearch['data']>
  /** Of the list's prices. */
  basis: BasisQuery
}

/** The category and parameters recognized in a query, with a link to the list filtered by them, at the quantity in the query. */
export function Narrowed({ narrowed, basis }: NarrowedProps) {
  const { t, locale } = useI18n()
  const to = useHref()
  const { category, params, named, count } = narrowed
  const chosen = basisFromQuery(basis)
  const parameters = named.map(({ name, value }) => t('narrowed.one', { name: name.text, value }))
  return (
    <div className={`notice ${styles.understood}`}>
      <p>{t('narrowed.title', { category: category.name.text, named: listed(parameters, locale) })}</p>
      <div className="chips">
        <a className="chip" href={to('category', category, { params, ...basis })} rel="nofollow">
          {chosen
            ? t('narrowed.showFor', { n: count, quantity: t(`unit.${chosen.unit}`, { n: chosen.quantity }) })
            : t('narrowed.show', { n: count })}
        </a>
      </div>
    </div>
  )
}
