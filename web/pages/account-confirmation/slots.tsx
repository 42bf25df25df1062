import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { Moment } from '../../components/moment.tsx'
import { Choice, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { OperatorScreen } from '../account/operator-screen.tsx'
import type { ConfirmationData } from './load.ts'

export const slots = { page: Confirmation } satisfies Slots<ConfirmationData>

/** Whether the session is confirmed, and the code that confirms it. */
function Confirmation({ data }: { data: ConfirmationData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { until, logins } = data.confirmation
  return (
    <OperatorScreen data={data} title={t('confirmation.title')} about={t('confirmation.about')}>
      {until ? (
        <p>
          <strong>{t('confirmation.until')}</strong> <Moment at={until} />
        </p>
      ) : null}
      {logins.length === 0 ? (
        <p>
          {t('confirmation.noLogin')} <a href={to('settings')}>{t('account.settings')}</a>
        </p>
      ) : (
        <>
          <Send data={data} />
          {data.at ? <Code data={data} at={data.at} /> : null}
        </>
      )}
    </OperatorScreen>
  )
}

function Send({ data: { confirmation, posted } }: { data: ConfirmationData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'resend')
  return (
    <Form form={form} action="resend">
      <Choice
        form={form}
        name="login"
        label={t('confirmation.login')}
        options={confirmation.logins.map(({ id, login }) => ({ value: id, text: login }))}
      />
      <Submit label={t('confirmation.send')} />
    </Form>
  )
}

function Code({ data: { posted }, at }: { data: ConfirmationData; at: string }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'verify')
  return (
    <Form form={form} action="verify" checks="code">
      <HiddenFields values={{ login: at }} />
      <Field form={form} name="code" label={t('confirmation.code')} inputMode="numeric" autoComplete="one-time-code" />
      <Submit label={t('confirmation.confirm')} />
    </Form>
  )
}
