import { TOKEN_DAYS, TOKEN_SCOPES } from '../../../domain/token-scopes.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { AccountData } from '../account/account-screen.ts'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { Ticks } from '../account/ticks.tsx'
import { SCOPE_LABELS } from './scopes.ts'

/** A new token: what it is for, what it may do, and for how long. */
export function TokenForm({ posted }: Pick<AccountData, 'posted'>) {
  const { t } = useI18n()
  const form = useFormState(posted, 'save', { days: '90' })
  const boxes = TOKEN_SCOPES.map((scope) => ({ name: `scope.${scope}`, label: t(SCOPE_LABELS[scope]) }))
  const days = TOKEN_DAYS.map((n) => ({ value: String(n), text: t('tokens.days', { n }) }))
  return (
    <Form form={form} action="save" checks="apiToken">
      <Field form={form} name="name" label={t('tokens.name')} note={t('tokens.nameNote')} autoComplete="off" />
      <Ticks form={form} name="scopes" legend={t('tokens.scopes')} boxes={boxes} />
      <Choice form={form} name="days" label={t('tokens.term')} options={days} />
      <Submit label={t('tokens.make')} />
    </Form>
  )
}
