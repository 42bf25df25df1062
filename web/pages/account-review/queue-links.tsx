import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { KeyLegend } from './keys.tsx'
import type { ReviewView } from './view.ts'

/** The screens on which one thing is reviewed. */
export type ReviewScreen = 'deskCompany' | 'productReview'

interface QueueLinksProps {
  screen: ReviewScreen
  /** Ids of the thing on the screen and of its neighbours in the queue; null where it has none. */
  id: string
  previous: string | null
  next: string | null
  view: ReviewView
}

/** Links back to the queue, and to the neighbours of a review in it. */
export function QueueLinks({ screen, id, previous, next, view }: QueueLinksProps) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <nav className={styles.row} aria-label={t('review.title')}>
      {screen === 'deskCompany' ? <a href={to('deskCompanies')}>{t('parties.companies')}</a> : null}
      <a href={to('reviews', { ...view })}>{t('review.title')}</a>
      {previous ? (
        <a rel="prev" href={to(screen, previous, { ...view })}>
          {t('review.previous')}
        </a>
      ) : null}
      {next ? (
        <a rel="next" href={to(screen, next, { ...view })}>
          {t('review.next')}
        </a>
      ) : null}
      <KeyLegend screen={screen} view={view} id={id} />
    </nav>
  )
}
