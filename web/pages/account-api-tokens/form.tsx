import { TOKEN_DAYS, TOKEN_SCOPES } from '../../../domain/token-scopes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FieldError } from '../../components/form-field.tsx'
import type { AccountData } from '../account/account-screen.ts'
import { Check, Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { SCOPE_LABELS } from './scopes.ts'

/** Id of the message that no scope is ticked. */
const NO_SCOPE = 'scopes-fault'

/** A new token: what it is for, what it may do, and for how long. */
export function TokenForm({ posted }: Pick<AccountData, 'posted'>) {
  const { t } = useI18n()
  const form = useFormState(posted, 'save', { days: '90' })
  const fault = form.error('scopes')
  const days = TOKEN_DAYS.map((n) => ({ value: String(n), text: t('tokens.days', { n }) }))
  return (
    <Form form={form} action="save" checks="apiToken">
      <Field form={form} name="name" label={t('tokens.name')} note={t('tokens.nameNote')} autoComplete="off" />
      <fieldset aria-describedby={fault ? NO_SCOPE : undefined}>
        <legend>{t('tokens.scopes')}</legend>
        {TOKEN_SCOPES.map((scope) => (
          <Check key={scope} form={form} name={`scope.${scope}`} label={t(SCOPE_LABELS[scope])} />
        ))}
        {fault ? <FieldError id={NO_SCOPE}>{fault}</FieldError> : null}
      </fieldset>
      <Choice form={form} name="days" label={t('tokens.term')} options={days} />
      <Submit label={t('tokens.make')} />
    </Form>
  )
}
