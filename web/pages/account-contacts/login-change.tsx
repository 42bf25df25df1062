import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Form, HiddenFields } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { CodeEntry } from '../sign-in/code-entry.tsx'
import { LIST } from './by-kind.ts'
import type { LoginData } from './load.ts'
import { ProofLogin } from './proof.tsx'

interface LoginChangeProps {
  data: LoginData
  action: 'remove' | 'main'
  title: string
  about: string
  /** Label of the button. */
  enter: string
}

/** The entry of the code that confirms a change of a login. */
function LoginChange({ data, action, title, about, enter }: LoginChangeProps) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { kind, logins, at, posted, done } = data
  const form = useFormState(posted, [action, 'resend'], { at })
  const isSent = done === 'code' || posted !== null
  const value = logins.find(({ id }) => id === at)?.value ?? ''
  return (
    <AccountFrame data={data} title={title} here="settings">
      <p>{about}</p>
      {isSent ? null : <p className="soft">{t('people.proof.lead')}</p>}
      <Form form={form} action={action} checks="code">
        <HiddenFields values={{ kind }} />
        <CodeEntry
          sentTo={value}
          label={t('people.proof.codeAt', { value })}
          error={form.error('code')}
          enter={enter}
          resendIn={0}
          hasFocus={isSent}
          {...(!isSent && { send: t('people.sendCode') })}
        >
          <ProofLogin form={form} logins={logins} />
        </CodeEntry>
      </Form>
      <p>
        <a href={to(LIST[kind])}>{t(`people.${kind}.all`)}</a>
      </p>
    </AccountFrame>
  )
}

/** A login is removed. */
export function RemoveLogin({ data }: { data: LoginData }) {
  const { t } = useI18n()
  const { value } = data.contact
  return (
    <LoginChange
      data={data}
      action="remove"
      title={t('people.proof.removeTitle')}
      about={t('people.proof.removeAbout', { value })}
      enter={t('people.proof.remove')}
    />
  )
}

/** A login becomes the one of its kind that codes and notices go to. */
export function MakeLoginMain({ data }: { data: LoginData }) {
  const { t } = useI18n()
  const { value } = data.contact
  return (
    <LoginChange
      data={data}
      action="main"
      title={t('people.proof.mainTitle')}
      about={t('people.proof.mainAbout', { value })}
      enter={t('people.makeMain')}
    />
  )
}
