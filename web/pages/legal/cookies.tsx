import { useI18n } from '../../app/i18n.tsx'

/** Everything that is stored in the browser: its name there, its key in locales, and for how long. */
export const STORED_IN_BROWSER = [
  { stored: 'locale', purpose: 'locale', lifetime: 'year' },
  { stored: 'viewport', purpose: 'viewport', lifetime: 'year' },
  { stored: 'page-size', purpose: 'pageSize', lifetime: 'year' },
  { stored: 'currency', purpose: 'currency', lifetime: 'year' },
  { stored: 'basis', purpose: 'basis', lifetime: 'year' },
  { stored: 'challenge', purpose: 'challenge', lifetime: 'halfHour' },
  { stored: 'sign-in', purpose: 'signIn', lifetime: 'halfHour' },
  { stored: 'access', purpose: 'access', lifetime: 'halfHour' },
  { stored: 'refresh', purpose: 'refresh', lifetime: 'month' },
  { stored: 'session', purpose: 'session', lifetime: 'month' },
  { stored: 'session-set', purpose: 'tokensSet', lifetime: 'month' },
  { stored: 'person', purpose: 'person', lifetime: 'month' },
  { stored: 'owner', purpose: 'owner', lifetime: 'day' },
  { stored: 'device', purpose: 'knownDevice', lifetime: 'longYear' },
  { stored: 'saved-form', purpose: 'keptForm', lifetime: 'halfHour' },
  { stored: 'viewed', purpose: 'viewed', lifetime: 'halfHour' },
  { stored: 'guest', purpose: 'guest', lifetime: 'halfDay' },
  { stored: 'localStorage', purpose: 'device', lifetime: 'untilCleared' },
  { stored: 'IndexedDB', purpose: 'outbox', lifetime: 'untilSent' },
  { stored: 'Cache Storage', purpose: 'offlinePages', lifetime: 'untilCleared' },
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
        {STORED_IN_BROWSER.map(({ stored, purpose, lifetime }) => (
          <tr key={stored}>
            <th scope="row">
              <code>{stored}</code>
            </th>
            <td>{t(`legal.privacy.cookie.${purpose}`)}</td>
            <td data-label={t('legal.privacy.cookie.kept')}>{t(`legal.privacy.cookie.${lifetime}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
