import type { ReactNode } from 'react'
import type { QueuedCompany, QueuedProduct } from '../../../domain/contract/moderation.ts'
import { MAX_LISTED_PRICE } from '../../../domain/limits.ts'
import { isApproved } from '../../../domain/statuses/approved.ts'
import { COMPANY_BY_MODERATORS } from '../../../domain/statuses/company.ts'
import { HIGH_PRICE, PRODUCT_BY_MODERATORS } from '../../../domain/statuses/product.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { FieldErrorText } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { useFormState } from '../account/form-state.ts'
import { ReviewedChanges } from './changes.tsx'
import { Verify } from './company-acts.tsx'
import { Decision } from './decision.tsx'
import { Earlier } from './earlier.tsx'
import { Documents, Prices } from './goods.tsx'
import type { AdminData } from './load.ts'
import { MANY } from './many.tsx'
import { NotPublic } from './not-public.tsx'
import { ReviewedPictures } from './pictures.tsx'
import { RestoreChange } from './restore-change.tsx'
import { RestoreTakenOff } from './restore-taken-off.tsx'
import { TakeOff, TakeOffProduct } from './take-off.tsx'
import { ReviewedVariants } from './variants.tsx'

/** Statuses of what waits in a queue; a search also finds others, which show theirs. */
const WAITING = new Set(['pending', 'moderation'])

export type Queued = QueuedCompany | QueuedProduct

export function CompanyRow({ one, data }: { one: QueuedCompany; data: AdminData }) {
  const { t } = useI18n()
  return (
    <Row
      kind="company"
      one={one}
      next={COMPANY_BY_MODERATORS[one.status]}
      data={data}
      about={<NotPublic company={one} />}
      below={<Verify company={one} view={data.view} />}
    >
      {isApproved(one.status) ? (
        <TakeOff kind="company" one={one} data={data} about={t('moderation.takeOffAbout', { n: one.goods })} />
      ) : null}
      {one.restorableUntil ? (
        <RestoreTakenOff kind="company" one={one} until={one.restorableUntil} view={data.view} />
      ) : null}
    </Row>
  )
}

/** Number of pictures visible in a row; the others are in its details. */
const SHOWN = 3

export function ProductRow({ one, data }: { one: QueuedProduct; data: AdminData }) {
  const { t, money } = useI18n()
  const { pictures } = one
  return (
    <Row
      kind="product"
      one={one}
      next={PRODUCT_BY_MODERATORS[one.status]}
      data={data}
      pictures={<ReviewedPictures files={pictures.slice(0, SHOWN)} />}
      supplier={<Supplier company={one.company} />}
      about={
        <>
          {one.reason === HIGH_PRICE && (
            <p className="small">{t('account.highPrice', { price: money(MAX_LISTED_PRICE) })}</p>
          )}
          <Prices product={one} />
          <ReviewedVariants variants={one.variants} product={one} />
          <Documents documents={one.documents} />
          <ReviewedPictures files={pictures.slice(SHOWN)} />
        </>
      }
    >
      {isApproved(one.status) ? <TakeOffProduct product={one} data={data} /> : null}
      {one.restorableUntil ? (
        <RestoreTakenOff kind="product" one={one} until={one.restorableUntil} view={data.view} />
      ) : null}
    </Row>
  )
}

function Supplier({ company: { id, name, status } }: { company: QueuedProduct['company'] }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <p className="small">
      <a href={to('admin', { company: id })}>
        <LocalizedText value={name} />
      </a>
      <span className="soft"> · {t(`operator.companyStatus.${status}`)}</span>
    </p>
  )
}

interface RowProps {
  kind: 'company' | 'product'
  one: Queued
  /** Statuses that moderators may give it. */
  next: readonly string[]
  data: AdminData
  pictures?: ReactNode
  supplier?: ReactNode
  /** Among its details, above the changes. */
  about?: ReactNode
  /** Below them. */
  below?: ReactNode
  /** Acts of its own, below the decision. */
  children?: ReactNode
}

function Row({ kind, one, next, data, pictures, supplier, about, below, children }: RowProps) {
  const { t } = useI18n()
  const { posted, isAllTicked } = data
  const many = useFormState(posted, 'many')
  const error = many.error(one.id)
  const { id, name, version, status, changes, earlier, askedAt } = one
  const isTicked = posted ? many.value(`on.${kind}.${id}`) !== '' : isAllTicked
  return (
    <li>
      <label className={fieldStyles.check}>
        <input type="hidden" form={MANY} name={`is.${id}`} defaultValue={status} />
        <input type="checkbox" form={MANY} name={`on.${kind}.${id}`} value={version} defaultChecked={isTicked} />
        <span className="visually-hidden">
          <LocalizedText value={name} />
        </span>
      </label>
      {pictures}
      <div className={styles.main}>
        <details open={askedAt !== null && (isApproved(status) || data.view.sample === '1')}>
          <summary>
            <strong>
              <LocalizedText value={name} />
            </strong>
            {WAITING.has(status) ? null : <span className="soft small"> {t(`account.status.${status}`)}</span>}
          </summary>
          {about}
          {askedAt ? <ReviewedChanges changes={changes} isNew={!isApproved(status)} /> : null}
          {below}
        </details>
        {supplier}
        {earlier ? <Earlier earlier={earlier} /> : null}
      </div>
      {error ? <FieldErrorText id={`fault-${id}`}>{error}</FieldErrorText> : null}
      <Decision kind={kind} one={one} next={next} data={data} />
      {one.changeRestorableUntil ? (
        <RestoreChange kind={kind} id={id} version={version} until={one.changeRestorableUntil} view={data.view} />
      ) : null}
      {children}
    </li>
  )
}
