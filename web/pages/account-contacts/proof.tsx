import type { AccountContact } from '../../../domain/contract/profile.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Choice } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

/** Where the code that confirms a change is sent: a choice if the account has several logins. */
export function ProofLogin({ form, logins }: { form: FormState; logins: AccountContact[] }) {
  const { t } = useI18n()
  const options = logins.map(({ id, value }) => ({ value: id, text: value }))
  return (
    <>
      <p className="soft small">{t('people.proof.note')}</p>
      {options.length > 1 ? <Choice form={form} name="at" label={t('people.proof.at')} options={options} /> : null}
    </>
  )
}
