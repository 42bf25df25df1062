import { type I18n, useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import type { Parts } from '../../app/page.ts'
import { usePersonalHref } from '../../app/personal-href.ts'
import { FieldFault, FormField } from '../../components/form-field.tsx'
import { CodeEntry } from './code-entry.tsx'
import { faultWords } from './fault-words.ts'
import type { CodeData, EntryData, RegistrationData } from './load.ts'
import styles from './sign-in.module.css'

export const entryParts = { form: Entry } satisfies Parts<EntryData>
export const codeParts = { form: Code } satisfies Parts<CodeData>
export const registrationParts = { form: Registration } satisfies Parts<RegistrationData>

/** Filled in by the page's script: which device this is. Without script it stays empty, and nothing depends on it. */
const Device = () => <input type="hidden" name="device" defaultValue="" />

function Entry({ data: { login, next, isKept, fault } }: { data: EntryData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <form className={styles.form} method="post" action={to('signIn')} noValidate>
      <h1>{t('signIn.title')}</h1>
      {isKept ? (
        <p className="notice" role="status">
          {t('people.sessionEnded')}
        </p>
      ) : null}
      <p className="soft">{t('signIn.about')}</p>
      <FormField
        name="login"
        label={t('signIn.login')}
        note={t('signIn.loginNote')}
        fault={faultWords(i18n, fault, 'login')}
        defaultValue={login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        required
        autoFocus
      />
      <input type="hidden" name="next" defaultValue={next} />
      <Device />
      <button type="submit" className="button primary">
        {t('signIn.sendCode')}
      </button>
    </form>
  )
}

function Code({ data: { login, fault, resendIn } }: { data: CodeData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <form className={styles.form} method="post" action={to('code')} noValidate>
      <h1>{t('signIn.codeTitle')}</h1>
      <p className="soft">{t('signIn.codeAbout')}</p>
      <p className={styles.login}>
        <strong>{login}</strong> <a href={to('signIn')}>{t('signIn.change')}</a>
      </p>
      <Device />
      <CodeEntry fault={faultWords(i18n, fault, 'code')} enter={t('signIn.enter')} resendIn={resendIn} />
    </form>
  )
}

function Registration({ data: { login, name, fault } }: { data: RegistrationData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <form className={styles.form} method="post" action={to('registration')} noValidate>
      <h1>{t('signIn.registrationTitle')}</h1>
      <p className="soft">{t('signIn.registrationAbout', { login })}</p>
      <FormField
        name="name"
        label={t('signIn.name')}
        fault={faultWords(i18n, fault, 'name')}
        defaultValue={name}
        autoComplete="name"
        maxLength={100}
        required
        autoFocus={fault?.field !== 'terms'}
      />
      <Terms i18n={i18n} fault={faultWords(i18n, fault, 'terms')} />
      <Device />
      <button type="submit" className="button primary">
        {t('signIn.register')}
      </button>
    </form>
  )
}

function Terms({ i18n: { t }, fault }: { i18n: I18n; fault: string | undefined }) {
  const to = useHref()
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          name="acceptTerms"
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'terms-fault' : undefined}
          // biome-ignore lint/a11y/noAutofocus: the focus goes to the first error, script or not
          autoFocus={fault !== undefined}
        />
        <span>{t('signIn.terms')}</span>
      </label>
      {fault ? <FieldFault id="terms-fault">{fault}</FieldFault> : null}
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
