import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { HeadRow } from '../../components/head-row.tsx'
import styles from '../account/account.module.css'
import lists from './desk-lists.module.css'

interface ListProps {
  caption: string
  heads: readonly string[]
  /** Rows of the table; empty where nothing matches. */
  rows: ReactNode[]
  /** Address of the first page; null on it. */
  first: string | null
  /** Address of the next page; null on the last. */
  next: string | null
}

/** A page by key of an operators' list, with the ways to its beginning and onward. */
export function DeskList({ caption, heads, rows, first, next }: ListProps) {
  const { t } = useI18n()
  return (
    <>
      {rows.length === 0 ? (
        <p className="soft">{t(next ? 'parties.noneYet' : 'parties.none')}</p>
      ) : (
        <table className={`ruled stacked ${lists.named}`}>
          <caption className="visually-hidden">{caption}</caption>
          <HeadRow heads={heads} />
          <tbody>{rows}</tbody>
        </table>
      )}
      <p className={styles.row}>
        {first ? <a href={first}>{t('parties.latest')}</a> : null}
        {next ? (
          <a rel="next" href={next}>
            {t('review.further')}
          </a>
        ) : null}
      </p>
    </>
  )
}

/** A link from the screen of one entry to its list, or from a list to the desk. */
export function Back({
  to: name,
  text,
}: {
  to: 'admin' | 'deskCompanies' | 'deskPeople' | 'deskStories'
  text?: string
}) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <p>
      <a href={to(name)}>{text ?? t('review.desk')}</a>
    </p>
  )
}
