import { useI18n } from '../../app/i18n.tsx'
import { Field } from './fields.tsx'
import type { FormState } from './form-state.ts'

/** What either side of a claim states of the company: the fields of `ClaimStatement` (domain/contract/claims.ts). */
export function ClaimStatementFields({ form }: { form: FormState }) {
  const { t } = useI18n()
  return (
    <>
      <Field form={form} name="registeredName" label={t('account.taken.registeredName')} />
      <Field form={form} name="payment" label={t('account.taken.payment')} note={t('account.taken.paymentNote')} />
      <Field
        form={form}
        name="evidence"
        label={t('account.taken.evidence')}
        note={t('account.taken.evidenceNote')}
        rows={3}
      />
    </>
  )
}
