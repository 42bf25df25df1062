import type { NarrowedSearch } from '../../domain/contract/search.ts'
import { listed } from '../../domain/listed.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import styles from './understood-query.module.css'

/** The category and parameters recognized in a query, with a link to the list filtered by them. */
export function Narrowed({ narrowed }: { narrowed: NonNullable<NarrowedSearch['data']> }) {
  const { t, locale } = useI18n()
  const to = useHref()
  const { category, params, named, count } = narrowed
  const parameters = named.map(({ name, value }) => t('narrowed.one', { name: name.text, value }))
  return (
    <div className={`notice ${styles.understood}`}>
      <p>{t('narrowed.title', { category: category.name.text, named: listed(parameters, locale) })}</p>
      <div className="chips">
        <a className="chip" href={to('category', category, { params })} rel="nofollow">
          {t('narrowed.show', { n: count })}
        </a>
      </div>
    </div>
  )
}
