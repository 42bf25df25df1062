import type { ReadyReason } from '../../../domain/contract/reasons.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { InlineField } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

const READY_REASONS = 'ready-reasons'

/** Ready reasons that are shipped, by their names in locales/. */
export const SHIPPED = ['picture', 'category', 'price', 'description', 'duplicate', 'document', 'contacts'] as const

/**
 * Ready reasons, offered by every field for a reason; suppliers read them in their own language.
 * @param own those that operators have written, which come first
 */
export function ReadyReasons({ own }: { own: ReadyReason[] }) {
  const { t, locale } = useI18n()
  const reasons = [...own.map(({ texts }) => texts[locale]), ...SHIPPED.map((name) => t(`moderation.reasons.${name}`))]
  return (
    <datalist id={READY_REASONS}>
      {reasons.map((reason) => (
        <option key={reason} value={reason} />
      ))}
    </datalist>
  )
}

/** The field for the reason of a refusal. @param id unique on the page */
export function ReasonField({ id, form }: { id: string; form: FormState }) {
  const { t } = useI18n()
  return (
    <InlineField
      id={id}
      className={`field ${styles.search}`}
      name="reason"
      list={READY_REASONS}
      defaultValue={form.value('reason')}
      aria-label={t('account.reasonFor')}
      placeholder={t('account.reasonFor')}
      error={form.error('reason')}
    />
  )
}
