import type { ReadyReason } from '../../../domain/contract/reasons.ts'
import { useI18n } from '../../app/i18n.tsx'
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

interface ReasonFieldProps {
  /** Unique on the page. */
  id: string
  form: FormState
  name?: string
  label?: string
}

/** The field for the reason of a refusal, or of another decision. */
export function ReasonField({ id, form, name = 'reason', label }: ReasonFieldProps) {
  const { t } = useI18n()
  return (
    <InlineField
      id={id}
      name={name}
      list={READY_REASONS}
      defaultValue={form.value(name)}
      label={label ?? t('account.reasonFor')}
      error={form.error(name)}
    />
  )
}
