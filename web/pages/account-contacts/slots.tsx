import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { errorMessage } from '../../components/error-message.ts'
import styles from '../account/account.module.css'
import { Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { CodeEntry } from '../sign-in/code-entry.tsx'
import { FORM, LIST } from './by-kind.ts'
import { ContactList } from './contact-list.tsx'
import type { CodeData, ContactData, ContactsData, LoginData, WaitingData } from './load.ts'
import { MakeLoginMain, RemoveLogin } from './login-change.tsx'
import { ProofLogin } from './proof.tsx'

export const listSlots = { page: ContactList } satisfies Slots<ContactsData>
export const formSlots = { page: ContactForm } satisfies Slots<ContactData>
export const changeSlots = { page: ChangeMail } satisfies Slots<ContactData>
export const codeSlots = { page: Code } satisfies Slots<CodeData>
export const removalSlots = { page: RemoveLogin } satisfies Slots<LoginData>
export const mainSlots = { page: MakeLoginMain } satisfies Slots<LoginData>
export const successSlots = { page: Success } satisfies Slots<WaitingData>

const INPUT = {
  email: { autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const

/** The form of an address or a number, to which a code is sent, and the way back to the list. */
function ValueForm({ data: { kind, contact, posted } }: { data: ContactData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const form = useFormState(posted, 'send')
  return (
    <>
      <p className="soft">{t(`people.${kind}.codeAbout`)}</p>
      <Form form={form} action="send" checks={kind} draft place={to(FORM[kind], contact?.id ?? 'new')}>
        <Field
          form={form}
          name="value"
          label={t(`people.${kind}.${contact ? 'another' : 'value'}`)}
          note={t(`people.${kind}.note`)}
          {...INPUT[kind]}
        />
        <Submit label={t('people.sendCodes')} />
      </Form>
      <p>
        <a href={to(LIST[kind])}>{t(`people.${kind}.all`)}</a>
      </p>
    </>
  )
}

function ContactForm({ data }: { data: ContactData }) {
  const { t } = useI18n()
  const { kind, contact } = data
  return (
    <AccountFrame data={data} title={t(`people.${kind}.${contact ? 'change' : 'add'}`)} here="settings">
      {contact ? <p>{t(`people.${kind}.now`, { value: contact.value })}</p> : null}
      <ValueForm data={data} />
    </AccountFrame>
  )
}

/** The entry to another main e-mail address. */
function ChangeMail({ data }: { data: ContactData }) {
  const { t } = useI18n()
  const { contact } = data
  return (
    <AccountFrame data={data} title={t('people.email.changeMain')} here="settings">
      <p>{contact ? t('people.email.main', { value: contact.value }) : t('people.email.none')}</p>
      <ValueForm data={data} />
    </AccountFrame>
  )
}

function Code({ data }: { data: CodeData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  const { kind, contact, posted, attemptsLeft, logins, at } = data
  const form = useFormState(posted, ['verify', 'resend'], { at })
  const code = posted?.errors.code
  const error = code && errorMessage(i18n, 'signIn', { field: 'code', code, attemptsLeft })
  const value = contact.pending ?? contact.value
  const proofAt = logins.find(({ id }) => id === at)?.value ?? ''
  return (
    <AccountFrame data={data} title={t('people.codeTitle')} here="settings">
      <p className="soft">{t('people.codesSent')}</p>
      <p className={styles.row}>
        <strong>{value}</strong>
        <a href={to(FORM[kind], contact.id)}>{t('people.mend')}</a>
        <strong>{proofAt}</strong>
      </p>
      <Form form={form} action="verify" checks="login">
        <CodeEntry
          sentTo={value}
          label={t('people.proof.codeAt', { value })}
          error={error}
          enter={t('people.confirm')}
          resendIn={data.resendIn}
          hasFocus={false}
        >
          <ProofLogin form={form} logins={logins} />
          <Field
            form={form}
            name="proof"
            label={t('people.proof.codeAt', { value: proofAt })}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={!error}
          />
        </CodeEntry>
      </Form>
    </AccountFrame>
  )
}

function Success({ data }: { data: WaitingData }) {
  const { kind, contact } = data
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <AccountFrame data={data} title={t(`people.${kind}.done`)} here="settings">
      <p className="notice success" role="status">
        {t(contact.main ? `people.${kind}.doneMain` : `people.${kind}.doneAbout`, { value: contact.value })}
      </p>
      <p>
        <a className="button primary" href={to(LIST[kind])}>
          {t(`people.${kind}.all`)}
        </a>
      </p>
    </AccountFrame>
  )
}
