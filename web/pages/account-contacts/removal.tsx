import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Form, HiddenFields } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { CodeEntry } from '../sign-in/code-entry.tsx'
import { LIST } from './by-kind.ts'
import type { RemovalData } from './load.ts'
import { ProofLogin } from './proof.tsx'

/** The code without which a login is not removed. */
export function Removal({ data }: { data: RemovalData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { contact, kind, logins, at, posted, done } = data
  const form = useFormState(posted, ['remove', 'resend'], { at })
  const value = logins.find(({ id }) => id === at)?.value ?? ''
  return (
    <AccountFrame data={data} title={t('people.proof.removeTitle')} here="settings">
      <p>{t('people.proof.removeAbout', { value: contact.value })}</p>
      {done === 'code' || posted ? null : <p className="soft">{t('people.proof.lead')}</p>}
      <Form form={form} action="remove" checks="code">
        <HiddenFields values={{ kind }} />
        <CodeEntry
          label={t('people.proof.codeAt', { value })}
          error={form.error('code')}
          enter={t('people.proof.remove')}
          resendIn={0}
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
