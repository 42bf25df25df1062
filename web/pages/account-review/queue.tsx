import { ageText } from '../../../domain/age-text.ts'
import type { ReviewClaim, WaitingReview } from '../../../domain/contract/reviews.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import lists from '../account-desk-lists/desk-lists.module.css'
import { ReviewFilterForm } from './filters.tsx'
import type { ReviewQueueData } from './load.ts'
import type { ReviewView } from './view.ts'

/** What waits, a page by key: each row leads to the screen on which it is decided. */
export function Queue({ data }: { data: ReviewQueueData }) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const { list, view, isFirst } = data
  const { total, more, next } = list.meta
  return (
    <OperatorScreen data={data} title={t('review.title')}>
      <ReviewFilterForm data={data} />
      <p>{t('review.total', { n: total, number: number(total) + (more ? '+' : '') })}</p>
      {list.data.length === 0 ? (
        <p className="soft">{t(next ? 'review.noneYet' : 'account.queueEmpty')}</p>
      ) : (
        <Rows rows={list.data} view={view} now={data.now} />
      )}
      <p className={styles.row}>
        {isFirst ? null : <a href={to('reviews', { ...view })}>{t('review.first')}</a>}
        {next ? (
          <a rel="next" href={to('reviews', { ...view, after: next })}>
            {t('review.further')}
          </a>
        ) : null}
      </p>
    </OperatorScreen>
  )
}

function Rows({ rows, view, now }: { rows: WaitingReview[]; view: ReviewView; now: number }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const isOfCompanies = view.kind === 'company'
  return (
    <table className={`ruled stacked ${lists.named}`}>
      <caption className="visually-hidden">{t('review.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('review.what')}</th>
          {isOfCompanies ? null : <th scope="col">{t('review.supplier')}</th>}
          <th scope="col">{t('review.waits')}</th>
          <th scope="col">{t('review.kind')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, company, askedAt, isChange, claim }) => (
          <tr key={id}>
            <td>
              <a href={to(view.kind === 'company' ? 'deskCompany' : 'productReview', id, { ...view })}>
                <LocalizedText value={name} />
              </a>
              <ClaimNote claim={claim} />
            </td>
            {isOfCompanies ? null : (
              <td>
                <a href={to('reviews', { ...view, kind: undefined, company: company.id })}>
                  <LocalizedText value={company.name} />
                </a>
              </td>
            )}
            <td data-label={t('review.waits')}>
              <time dateTime={askedAt}>{ageText(now - Date.parse(askedAt), locale)}</time>
            </td>
            <td data-label={t('review.kind')}>{t(isChange ? 'review.change' : 'review.new')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ClaimNote({ claim }: { claim: ReviewClaim | null }) {
  const { t } = useI18n()
  if (!claim) return null
  return (
    <span className="soft small"> · {claim.own ? t('review.yours') : t('review.takenBy', { name: claim.by })}</span>
  )
}
