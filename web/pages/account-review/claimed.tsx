import type { ReviewClaim } from '../../../domain/contract/reviews.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Moment } from '../../components/moment.tsx'
import { RowButton } from '../account/row-button.tsx'

/** Placeholder for the time, which is rendered as an element. */
const MARK = '\u0000'

interface ClaimedProps {
  claim: ReviewClaim | null
  /** Id of the product or company. */
  id: string
}

/** Says that another operator has it on the screen, and offers to take it over. */
export function Claimed({ claim, id }: ClaimedProps) {
  const { t } = useI18n()
  if (!claim || claim.own) return null
  const [before, after] = t('review.claimed', { name: claim.by, time: MARK }).split(MARK)
  return (
    <div className="notice">
      <div>
        <p>
          {before}
          <Moment at={claim.until} clock />
          {after}
        </p>
        <RowButton action="takeOver" label={t('review.takeOver')} fields={{ id }} />
      </div>
    </div>
  )
}
