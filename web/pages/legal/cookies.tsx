import { useI18n } from '../../app/i18n.tsx'

/** Names in the browser where they differ from the key in locales. */
const STORED_AS: Record<string, string> = { device: 'localStorage', keptForm: 'saved-form', pageSize: 'page-size' }

/** Everything that is stored in the browser, and for how long. */
const STORED = [
  { name: 'locale', lifetime: 'year' },
  { name: 'viewport', lifetime: 'year' },
  { name: 'pageSize', lifetime: 'year' },
  { name: 'currency', lifetime: 'year' },
  { name: 'access', lifetime: 'halfHour' },
  { name: 'refresh', lifetime: 'month' },
  { name: 'session', lifetime: 'month' },
  { name: 'owner', lifetime: 'day' },
  { name: 'keptForm', lifetime: 'halfHour' },
  { name: 'device', lifetime: 'untilCleared' },
] as const

/** The table of cookies and of other data on the device. */
export function Cookies() {
  const { t } = useI18n()
  return (
    <table className="stacked">
      <thead>
        <tr>
          <th scope="col">{t('legal.privacy.cookie.name')}</th>
          <th scope="col">{t('legal.privacy.cookie.purpose')}</th>
          <th scope="col">{t('legal.privacy.cookie.kept')}</th>
        </tr>
      </thead>
      <tbody>
        {STORED.map(({ name, lifetime }) => (
          <tr key={name}>
            <th scope="row">
              <code>{STORED_AS[name] ?? name}</code>
            </th>
            <td>{t(`legal.privacy.cookie.${name}`)}</td>
            <td>{t(`legal.privacy.cookie.${lifetime}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
