import { isApproved } from '../../../domain/statuses/approved.ts'
import { PRODUCT_BY_MODERATORS } from '../../../domain/statuses/product.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { ReviewedChanges } from '../account-admin/changes.tsx'
import { Decision } from '../account-admin/decision.tsx'
import { Earlier } from '../account-admin/earlier.tsx'
import { Documents, Prices } from '../account-admin/goods.tsx'
import { ReviewedPictures } from '../account-admin/pictures.tsx'
import { ReadyReasons } from '../account-admin/reason.tsx'
import { RestoreChange } from '../account-admin/restore-change.tsx'
import { RestoreTakenOff } from '../account-admin/restore-taken-off.tsx'
import { TakeOffProduct } from '../account-admin/take-off.tsx'
import editorStyles from '../account-product/editor.module.css'
import { Preview } from '../account-product/preview.tsx'
import { Claimed } from './claimed.tsx'
import { ReviewFlags } from './flags.tsx'
import { History } from './history.tsx'
import type { ReviewData } from './load.ts'
import { QueueLinks } from './queue-links.tsx'

const ACTIONS = ['decide', 'takeOff', 'bringBack', 'restoreChange', 'takeOver'] as const

/** One product: as buyers will see it, beside all that a decision needs. Every part works without script. */
export function ProductReviewPage({ data }: { data: ReviewData }) {
  const { t } = useI18n()
  const { one, review, view, posted } = data
  const { id, status, askedAt, changes, earlier, pictures, documents } = one
  const place = { ...view, at: id, ...(review.next && { next: review.next }) }
  const decided = { posted, view: place }
  return (
    <AccountFrame data={data} title={<LocalizedText value={one.name} />} here="admin">
      <Refused posted={posted} actions={ACTIONS} />
      <QueueLinks screen="productReview" id={id} view={view} previous={review.previous} next={review.next} />
      <ReadyReasons own={data.reasons} />
      <div className={editorStyles.screen} data-keys={view.keys === '1' ? '' : undefined}>
        <div className={styles.page}>
          <Claimed claim={review.claim} id={id} />
          <p>
            {t(`account.status.${status}`)}
            {askedAt ? null : ` · ${t('review.notWaiting')}`}
          </p>
          <Decision kind="product" one={one} next={PRODUCT_BY_MODERATORS[status]} data={decided} />
          {one.changeRestorableUntil ? (
            <RestoreChange
              kind="product"
              id={id}
              version={one.version}
              until={one.changeRestorableUntil}
              view={place}
            />
          ) : null}
          {one.restorableUntil ? (
            <RestoreTakenOff kind="product" one={one} until={one.restorableUntil} view={place} />
          ) : null}
          <ReviewFlags data={data} />
          {earlier ? <Earlier earlier={earlier} /> : null}
          {askedAt ? <ReviewedChanges changes={changes} isNew={!isApproved(status)} /> : null}
          <Prices product={one} />
          <ReviewedPictures files={pictures} />
          <Documents documents={documents} />
          <Supplier data={data} />
          <History history={review.history} />
          {isApproved(status) ? <TakeOffProduct product={one} data={decided} /> : null}
        </div>
        <Preview product={review.shown} />
      </div>
    </AccountFrame>
  )
}

function Supplier({ data: { one, review } }: { data: ReviewData }) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const { company } = one
  const { published, rejected, waiting } = review.supplier
  return (
    <section aria-labelledby="supplier">
      <h2 id="supplier">{t('review.supplier')}</h2>
      <p>
        <a href={to('deskCompany', company.id)}>
          <LocalizedText value={company.name} />
        </a>
        {` · ${t(`operator.companyStatus.${company.status}`)}`}
      </p>
      <p className="small">
        {t('review.goods', { published: number(published), rejected: number(rejected), waiting: number(waiting) })}{' '}
        <a href={to('reviews', { company: company.id })}>{t('moderation.onlySupplier')}</a>
      </p>
    </section>
  )
}
