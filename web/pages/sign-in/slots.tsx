import type { SignInError } from '../../../domain/contract/pending-sign-in.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { errorMessage, messagesFor } from '../../components/error-message.ts'
import { FormField, FormTick } from '../../components/form-field.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import { CodeEntry } from './code-entry.tsx'
import type { CodeData, EntryData, RegistrationData } from './load.ts'
import styles from './sign-in.module.css'

export const entrySlots = { form: Entry } satisfies Slots<EntryData>
export const codeSlots = { form: Code } satisfies Slots<CodeData>
export const registrationSlots = { form: Registration } satisfies Slots<RegistrationData>

/** Name and messages of a field. Its error is that of the last attempt; undefined where there was none, or in another field. */
function useField(name: SignInError['field'], error: SignInError | undefined) {
  const i18n = useI18n()
  const own = error?.field === name ? error : error?.others?.find(({ field }) => field === name)
  return {
    name,
    error: own && errorMessage(i18n, 'signIn', own),
    messageOfCode: messagesFor(i18n, 'signIn', name),
  }
}

/** The device fingerprint, filled in by the page's script. Without script it stays empty, and signing in still works. */
const Device = () => <input type="hidden" name="device" defaultValue="" />

function Entry({ data: { login, next, isSaved, isEnded, error } }: { data: EntryData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <ValidatedForm className={styles.form} action={to('signIn')} checks="signIn">
      <h1>{t('signIn.title')}</h1>
      {isSaved || isEnded ? (
        <p className="notice" role="status">
          {t(isSaved ? 'people.sessionEnded' : 'signIn.sessionEnded')}
        </p>
      ) : null}
      <p className="soft">{t('signIn.about')}</p>
      <FormField
        {...useField('login', error)}
        label={t('signIn.login')}
        note={t('signIn.loginNote')}
        defaultValue={login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <input type="hidden" name="next" defaultValue={next} />
      <Device />
      <button type="submit" className="button primary">
        {t('signIn.sendCode')}
      </button>
    </ValidatedForm>
  )
}

function Code({ data: { login, error, resendIn } }: { data: CodeData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <ValidatedForm className={styles.form} action={to('code')} checks="code">
      <h1>{t('signIn.codeTitle')}</h1>
      <p className="soft">{t('signIn.codeAbout')}</p>
      <p className={styles.login}>
        <strong>{login}</strong> <a href={to('signIn')}>{t('signIn.change')}</a>
      </p>
      <Device />
      <CodeEntry sentTo={login} error={useField('code', error).error} enter={t('signIn.enter')} resendIn={resendIn} />
    </ValidatedForm>
  )
}

function Registration({ data: { login, name, error } }: { data: RegistrationData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const ofTerms = useField('terms', error)
  const ofConsent = useField('consent', error)
  return (
    <ValidatedForm className={styles.form} action={to('registration')} checks="registration">
      <h1>{t('signIn.registrationTitle')}</h1>
      <p className="soft">{t('signIn.registrationAbout', { login })}</p>
      <FormField
        {...useField('name', error)}
        label={t('signIn.name')}
        defaultValue={name}
        autoComplete="name"
        autoFocus={error === undefined || error.field === 'name'}
      />
      <Agreement
        name="acceptTerms"
        text={t('signIn.terms')}
        document="terms"
        error={ofTerms.error}
        messageOfCode={ofTerms.messageOfCode}
        isFirst={error?.field === 'terms'}
      />
      <Agreement
        name="consent"
        text={t('signIn.consent')}
        document="consent"
        error={ofConsent.error}
        messageOfCode={ofConsent.messageOfCode}
        isFirst={error?.field === 'consent'}
      />
      <Device />
      <button type="submit" className="button primary">
        {t('signIn.register')}
      </button>
    </ValidatedForm>
  )
}

interface AgreementProps extends Pick<ReturnType<typeof useField>, 'error' | 'messageOfCode'> {
  name: string
  text: string
  /** What is agreed to. */
  document: 'terms' | 'consent'
  /** Whether it is the first field with an error, which gets the focus. */
  isFirst: boolean
}

/** A separate checkbox for each text that is agreed to, never ticked by default. */
function Agreement({ name, text, document, error, messageOfCode, isFirst }: AgreementProps) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <div>
      <FormTick name={name} error={error} messageOfCode={messageOfCode} autoFocus={isFirst}>
        {text}
      </FormTick>
      {/* Opens in a new tab, so that the form stays as it is. */}
      <p className={`small ${styles.login}`}>
        <a href={to(document)} target="_blank" rel="noreferrer">
          {t(`legal.${document}.title`)}
        </a>
        {document === 'consent' ? (
          <a href={to('privacy')} target="_blank" rel="noreferrer">
            {t('legal.privacy.title')}
          </a>
        ) : null}
      </p>
    </div>
  )
}
