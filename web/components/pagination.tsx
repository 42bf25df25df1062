import type { PageMeta } from '../../domain/contract/values.ts'
import { useI18n } from '../app/i18n.tsx'
import { useQueryLink } from '../app/navigation/location.tsx'
import { Icon } from './icon.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

/**
 * Links to the pages of a list; nothing where there is only one. Each page has an address of its own. The last one says
 * so where more matches exist than a list can show.
 */
export function Pagination({ meta: { page, pages, more } }: { meta: Pick<PageMeta, 'page' | 'pages' | 'more'> }) {
  const { t, number } = useI18n()
  const link = useQueryLink()
  const address = (n: number) => link({ page: n === 1 ? undefined : n })
  if (pages < 2) return null
  return (
    <>
      <nav className={`${styles.pagination} no-print`} aria-label={t('pagination.label')}>
        {page > 1 ? (
          <a className={styles.step} rel="prev" href={address(page - 1)}>
            <Icon name="chevron-left" />
            <span>{t('pagination.previous')}</span>
          </a>
        ) : null}
        <ol className={styles.pages}>
          {pageWindow(page, pages).map((n) => (
            <li key={n}>
              {n < 0 ? (
                <span className={styles.gap} aria-hidden="true">
                  …
                </span>
              ) : (
                <a
                  className={styles.page}
                  href={address(n)}
                  aria-current={n === page ? 'page' : undefined}
                  aria-label={t('pagination.page', { page: number(n) })}
                >
                  {number(n)}
                </a>
              )}
            </li>
          ))}
        </ol>
        {page < pages ? (
          <a className={styles.step} rel="next" href={address(page + 1)}>
            <span>{t('pagination.next')}</span>
            <Icon name="chevron-right" />
          </a>
        ) : null}
      </nav>
      {more && page === pages && <p className="soft">{t('catalogue.narrow')}</p>}
    </>
  )
}

interface KeyPaginationProps {
  /** Keys of the windows above and below; null at an end of the list. */
  meta: { previous: string | null; next: string | null }
  /** Whether the page's script draws the next one below this one (pages/account/enhancements/next-rows.ts). */
  goesOn?: boolean
}

/** Links to the windows above and below in a list by key, each with an address of its own. */
export function KeyPagination({ meta: { previous, next }, goesOn }: KeyPaginationProps) {
  const { t } = useI18n()
  const link = useQueryLink()
  if (!previous && !next) return null
  return (
    <nav
      className={`${styles.pagination} no-print`}
      aria-label={t('pagination.label')}
      data-next-rows={goesOn ? '' : undefined}
    >
      {previous ? (
        <a className={styles.step} rel="prev" href={link({ before: previous, after: undefined, page: undefined })}>
          <Icon name="chevron-left" />
          <span>{t('pagination.previous')}</span>
        </a>
      ) : null}
      {next ? (
        <a className={styles.step} rel="next" href={link({ after: next, before: undefined, page: undefined })}>
          <span>{t('pagination.next')}</span>
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  )
}
