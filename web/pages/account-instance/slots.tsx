import type { Setting } from '../../../domain/contract/desk-settings.ts'
import { inBrackets } from '../../../domain/listed.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { isNamed, SETTINGS } from '../../../domain/settings.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import type { InstanceData } from './load.ts'

/** Variables with a name of their own; those of the owner's texts in other languages have the name of the text. */
const NAMED = Object.values(SETTINGS).flat().filter(isNamed)

export const slots = { page: Instance } satisfies Slots<InstanceData>

/** Which variables are set, by what they are for; what is missing or cannot be used comes first. */
function Instance({ data }: { data: InstanceData }) {
  const { t } = useI18n()
  const { groups } = data
  const faulty = groups.flatMap(({ settings }) =>
    settings.filter(({ state }) => state === 'missing' || state === 'invalid'),
  )
  return (
    <OperatorScreen data={data} title={t('deskSettings.title')} about={t('deskSettings.about')}>
      {faulty.length > 0 ? (
        <section aria-labelledby="faulty">
          <h2 id="faulty">{t('deskSettings.faulty')}</h2>
          <Rows settings={faulty} />
        </section>
      ) : null}
      {groups.map(({ group, settings }) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>{t(`deskSettings.groups.${group}.title`)}</h2>
          <p className={`soft ${styles.narrow}`}>{t(`deskSettings.groups.${group}.about`)}</p>
          <Rows settings={settings} />
        </section>
      ))}
    </OperatorScreen>
  )
}

/** A text of the owner's in one of the other languages: 'OPERATOR_NAME_RU'. */
const IN_LANGUAGE = /^(OPERATOR_\w+)_(RU|ZH)$/

/** What a variable is, in the reader's words. */
function Name({ of: name }: { of: string }) {
  const { t, language, locale } = useI18n()
  const [, base = name, suffix] = IN_LANGUAGE.exec(name) ?? []
  const known = NAMED.find((one) => one === base)
  if (!known) return null
  const lang = LOCALES.find((one) => one.toUpperCase() === suffix)
  return t(`deskSettings.names.${known}`) + (lang ? inBrackets(language(lang), locale) : '')
}

function Rows({ settings }: { settings: readonly Setting[] }) {
  const { t } = useI18n()
  return (
    <ul className={styles.list}>
      {settings.map(({ name, state }) => (
        <li key={name}>
          <span className={styles.main}>
            <Name of={name} /> <code className="soft small">{name}</code>
          </span>
          {state === 'missing' || state === 'invalid' ? (
            <strong>{t(`deskSettings.states.${state}`)}</strong>
          ) : (
            <span className={state === 'unset' ? 'soft' : undefined}>{t(`deskSettings.states.${state}`)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
