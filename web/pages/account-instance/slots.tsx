import type { Setting } from '../../../domain/contract/desk-settings.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Back } from '../account-desk-lists/list.tsx'
import type { InstanceData } from './load.ts'

export const slots = { page: Instance } satisfies Slots<InstanceData>

/** Which variables are set, by what they are for; what is missing or cannot be used comes first. */
function Instance({ data }: { data: InstanceData }) {
  const { t } = useI18n()
  const { groups } = data
  const faulty = groups.flatMap(({ settings }) =>
    settings.filter(({ state }) => state === 'missing' || state === 'invalid'),
  )
  return (
    <AccountFrame data={data} title={t('deskSettings.title')} here="admin">
      <Back to="admin" />
      <p className={styles.narrow}>{t('deskSettings.about')}</p>
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
    </AccountFrame>
  )
}

function Rows({ settings }: { settings: readonly Setting[] }) {
  const { t } = useI18n()
  return (
    <ul className={styles.list}>
      {settings.map(({ name, state }) => (
        <li key={name}>
          <code className={styles.main}>{name}</code>
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
