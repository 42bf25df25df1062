import type { ReviewClaim } from '../../../domain/contract/reviews.ts'
import { useI18n } from '../../app/i18n.tsx'
import { RowButton } from '../account/row-button.tsx'

interface ClaimedProps {
  claim: ReviewClaim | null
  /** Of the product or company. */
  id: string
}

/** Says that another operator has it on the screen, and offers to take it over. */
export function Claimed({ claim, id }: ClaimedProps) {
  const { t, locale } = useI18n()
  if (!claim || claim.own) return null
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(claim.until))
  return (
    <div className="notice">
      <div>
        <p>{t('review.claimed', { name: claim.by, time })}</p>
        <RowButton action="takeOver" label={t('review.takeOver')} fields={{ id }} />
      </div>
    </div>
  )
}
