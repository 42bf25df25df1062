import { useI18n } from '../../app/i18n.tsx'
import type { Parts } from '../../app/page.ts'
import { usePersonalHref } from '../../app/personal-href.ts'
import type { SettingsData } from './load.ts'
import styles from './settings.module.css'

export const parts = { form: Account } satisfies Parts<SettingsData>

function Account({ data: { name, contacts, createdAt } }: { data: SettingsData }) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  return (
    <div className={styles.page}>
      <h1>{t('settings.title')}</h1>
      <dl className={styles.facts}>
        <div>
          <dt>{t('settings.name')}</dt>
          <dd>{name}</dd>
        </div>
        {contacts.map(({ id, kind, value }) => (
          <div key={id}>
            <dt>{t(kind === 'email' ? 'settings.email' : 'settings.phone')}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('settings.since')}</dt>
          <dd>{date(createdAt)}</dd>
        </div>
      </dl>
      <form method="post" action={`${to('signIn')}/sign-out`}>
        <button type="submit" className="button">
          {t('settings.signOut')}
        </button>
      </form>
    </div>
  )
}
