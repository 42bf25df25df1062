import type { I18n } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { useChecks } from '../../components/checks.ts'
import { FieldFault, FormField } from '../../components/form-field.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import { CodeEntry } from './code-entry.tsx'
import { faultWords, sayer } from './fault-words.ts'
import type { CodeData, EntryData, RegistrationData } from './load.ts'
import styles from './sign-in.module.css'

export const entrySlots = { form: Entry } satisfies Slots<EntryData>
export const codeSlots = { form: Code } satisfies Slots<CodeData>
export const registrationSlots = { form: Registration } satisfies Slots<RegistrationData>

/** Filled in by the page's script: which device this is. Without script it stays empty, and nothing depends on it. */
const Device = () => <input type="hidden" name="device" defaultValue="" />

function Entry({ data: { login, next, isKept, fault } }: { data: EntryData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <ValidatedForm className={styles.form} action={to('signIn')} checks="signIn">
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
        say={sayer(i18n, 'login')}
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

function Code({ data: { login, fault, resendIn } }: { data: CodeData }) {
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
      <CodeEntry fault={faultWords(i18n, fault, 'code')} enter={t('signIn.enter')} resendIn={resendIn} />
    </ValidatedForm>
  )
}

function Registration({ data: { login, name, fault } }: { data: RegistrationData }) {
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
        fault={faultWords(i18n, fault, 'name')}
        say={sayer(i18n, 'name')}
        defaultValue={name}
        autoComplete="name"
        autoFocus={fault?.field !== 'terms'}
      />
      <Terms i18n={i18n} fault={faultWords(i18n, fault, 'terms')} />
      <Device />
      <button type="submit" className="button primary">
        {t('signIn.register')}
      </button>
    </ValidatedForm>
  )
}

function Terms({ i18n, fault }: { i18n: I18n; fault: string | undefined }) {
  const { t } = i18n
  const to = useHref()
  return (
    <div>
      <label className="tick">
        <input
          {...useChecks('acceptTerms', sayer(i18n, 'terms'))}
          type="checkbox"
          name="acceptTerms"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'acceptTerms-fault' : undefined}
          // biome-ignore lint/a11y/noAutofocus: the focus goes to the first error, script or not
          autoFocus={fault !== undefined}
        />
        <span>{t('signIn.terms')}</span>
      </label>
      {fault ? <FieldFault id="acceptTerms-fault">{fault}</FieldFault> : null}
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
