import type { OwnCompany } from '../../../domain/contract/organization-company.ts'
import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import { BY_RULE } from '../../../domain/goods-rules.ts'
import type { MessageKey } from '../../../domain/i18n.ts'
import { labelledText, typedText } from '../../../domain/labelled-text.ts'
import { MAX_LISTED_PRICE } from '../../../domain/limits.ts'
import { isApproved } from '../../../domain/statuses/approved.ts'
import { HIGH_PRICE } from '../../../domain/statuses/product.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import styles from './status-badge.module.css'

export type WithStatus = Pick<OwnCompany | OwnProductCard, 'status' | 'reason' | 'statusAt' | 'seenAt' | 'updatedAt'>
type Tone = 'waiting' | 'good' | 'bad' | 'plain'

const TONES: Record<WithStatus['status'], Tone> = {
  draft: 'plain',
  pending: 'waiting',
  moderation: 'waiting',
  active: 'good',
  published: 'good',
  hidden: 'plain',
  rejected: 'bad',
  blocked: 'bad',
  archived: 'plain',
}

/** The message for the date of the moderators' decision, by the colour of the status. */
const DATED: Record<Tone, MessageKey> = {
  waiting: 'account.statusOn.sent',
  good: 'account.statusOn.approved',
  bad: 'account.statusOn.refused',
  plain: 'account.statusOn.changed',
}

/** A company's draft with a reason was sent back by the moderators. */
const isReturned = ({ status, reason }: WithStatus): boolean => status === 'draft' && reason !== null

/** Something public has a reason only if moderators refused its last change; buyers still see the previous version. */
const isChangeRefused = ({ status, reason }: WithStatus): boolean => reason !== null && isApproved(status)

/** The reason for the status: the moderators' text, or that a price is checked first. */
function Reason({ thing, reason }: { thing: WithStatus; reason: string }) {
  const i18n = useI18n()
  const { t, money } = i18n
  if (reason === HIGH_PRICE) return t('account.highPrice', { price: money(MAX_LISTED_PRICE) })
  if (reason === BY_RULE) return t('goodsRules.held')
  const key = isChangeRefused(thing) ? 'account.changeRefused' : 'account.reason'
  return <LabelledLine text={t(key, { reason: labelledText(typedText(reason), i18n) })} />
}

/** The status in its colour, since when it has it, and why. */
export function StatusBadge({ thing }: { thing: WithStatus }) {
  const { t, date } = useI18n()
  const { status, reason, statusAt, seenAt, updatedAt } = thing
  const tone = isReturned(thing) ? 'bad' : TONES[status]
  const at = statusAt ?? updatedAt
  return (
    <span>
      <span className={styles.badge} data-tone={tone}>
        {isReturned(thing) ? t('account.status.returned') : t(`account.status.${status}`)}
      </span>{' '}
      <time className={`soft small ${styles.at}`} dateTime={at}>
        {t(statusAt && !isChangeRefused(thing) ? DATED[tone] : 'account.statusOn.changed', { date: date(at) })}
      </time>
      {seenAt && tone === 'waiting' ? (
        <span className="soft small">{` · ${t('account.statusOn.seen', { date: date(seenAt) })}`}</span>
      ) : null}
      {reason ? (
        <>
          <br />
          <span className="small">
            <Reason thing={thing} reason={reason} />
          </span>
        </>
      ) : null}
    </span>
  )
}
