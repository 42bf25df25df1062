import type { SignInError } from '../../../domain/contract/pending-sign-in.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { useChecks } from '../../components/checks.ts'
import { errorMessage, messagesFor } from '../../components/error-message.ts'
import { FieldError, FormField } from '../../components/form-field.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import { CodeEntry } from './code-entry.tsx'
import type { CodeData, EntryData, RegistrationData } from './load.ts'
import styles from './sign-in.module.css'

export const entrySlots = { form: Entry } satisfies Slots<EntryData>
export const codeSlots = { form: Code } satisfies Slots<CodeData>
export const registrationSlots = { form: Registration } satisfies Slots<RegistrationData>

/** @returns the message of the last attempt's error; undefined where there was none, or in another field */
const messageOn = (i18n: I18n, error: SignInError | undefined, field: SignInError['field']) =>
  error?.field === field ? errorMessage(i18n, 'signIn', error) : undefined

/** Filled in by the page's script: which device this is. Without script it stays empty, and nothing depends on it. */
const Device = () => <input type="hidden" name="device" defaultValue="" />

function Entry({ data: { login, next, isSaved, error } }: { data: EntryData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <ValidatedForm className={styles.form} action={to('signIn')} checks="signIn">
      <h1>{t('signIn.title')}</h1>
      {isSaved ? (
        <p className="notice" role="status">
          {t('people.sessionEnded')}
        </p>
      ) : null}
      <p className="soft">{t('signIn.about')}</p>
      <FormField
        name="login"
        label={t('signIn.login')}
        note={t('signIn.loginNote')}
        error={messageOn(i18n, error, 'login')}
        say={messagesFor(i18n, 'signIn', 'login')}
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
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <ValidatedForm className={styles.form} action={to('code')} checks="code">
      <h1>{t('signIn.codeTitle')}</h1>
      <p className="soft">{t('signIn.codeAbout')}</p>
      <p className={styles.login}>
        <strong>{login}</strong> <a href={to('signIn')}>{t('signIn.change')}</a>
      </p>
      <Device />
      <CodeEntry error={messageOn(i18n, error, 'code')} enter={t('signIn.enter')} resendIn={resendIn} />
    </ValidatedForm>
  )
}

function Registration({ data: { login, name, error } }: { data: RegistrationData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <ValidatedForm className={styles.form} action={to('registration')} checks="registration">
      <h1>{t('signIn.registrationTitle')}</h1>
      <p className="soft">{t('signIn.registrationAbout', { login })}</p>
      <FormField
        name="name"
        label={t('signIn.name')}
        error={messageOn(i18n, error, 'name')}
        say={messagesFor(i18n, 'signIn', 'name')}
        defaultValue={name}
        autoComplete="name"
        autoFocus={error?.field !== 'terms'}
      />
      <Terms i18n={i18n} error={messageOn(i18n, error, 'terms')} />
      <Device />
      <button type="submit" className="button primary">
        {t('signIn.register')}
      </button>
    </ValidatedForm>
  )
}

function Terms({ i18n, error }: { i18n: I18n; error: string | undefined }) {
  const { t } = i18n
  const to = useHref()
  return (
    <div>
      <label className="tick">
        <input
          {...useChecks('acceptTerms', messagesFor(i18n, 'signIn', 'terms'))}
          type="checkbox"
          name="acceptTerms"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'acceptTerms-fault' : undefined}
          // biome-ignore lint/a11y/noAutofocus: the focus goes to the first error, script or not
          autoFocus={error !== undefined}
        />
        <span>{t('signIn.terms')}</span>
      </label>
      {error ? <FieldError id="acceptTerms-fault">{error}</FieldError> : null}
      {/* What is agreed to is read beside the form, which stays as it is. */}
      <p className={`small ${styles.login}`}>
        {(['terms', 'privacy'] as const).map((name) => (
          <a key={name} href={to(name)} target="_blank" rel="noreferrer">
            {t(`legal.${name}.title`)}
          </a>
        ))}
      </p>
    </div>
  )
}
