import { isApproved } from '../../../domain/statuses/approved.ts'
import { useI18n } from '../../app/i18n.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import inRow from '../account/in-row.module.css'
import type { Deciding } from './load.ts'
import { viewFields } from './many.tsx'
import type { Queued } from './queue.tsx'
import { ReasonField } from './reason.tsx'

interface DecisionProps {
  kind: 'company' | 'product'
  one: Queued
  /** Statuses that moderators may give it. */
  next: readonly string[]
  data: Deciding
}

/** The buttons of one row; none where nothing may be decided. */
export function Decision({ kind, one, next, data: { posted, view } }: DecisionProps) {
  const { t } = useI18n()
  const { id, version, status, askedAt } = one
  const form = useFormState(posted?.fields.id === id ? posted : null, 'decide')
  // For something that is public already, only its changes are decided here.
  const isOnSite = isApproved(status)
  // A product that was taken off is brought back as it was; approving it would lose its waiting change.
  if (kind === 'product' && one.restorableUntil) return null
  const approve = isOnSite ? askedAt !== null : next.includes('active') || next.includes('published')
  const refuse = isOnSite ? askedAt !== null : next.includes('draft') || next.includes('rejected')
  if (!approve && !refuse) return null
  return (
    <ValidatedForm checks="decision" enter="nothing" className={styles.row} data-draft="">
      <HiddenFields
        values={{ action: 'decide', once: crypto.randomUUID(), kind, id, version, status, ...viewFields(view) }}
      />
      {approve ? (
        <button type="submit" className="button primary" name="decision" value="approve">
          {t(isOnSite ? 'moderation.approveChange' : 'account.approve')}
        </button>
      ) : null}
      {refuse ? (
        <span className={inRow.together}>
          <ReasonField id={`reason-${id}`} form={form} />
          <button type="submit" className="button" name="decision" value="refuse">
            {t(isOnSite ? 'moderation.refuseChange' : 'account.refuse')}
          </button>
        </span>
      ) : null}
    </ValidatedForm>
  )
}
