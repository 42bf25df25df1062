import { useI18n } from '../../app/i18n.tsx'

/** As the browser calls them, where that is no word of ours. */
const CALLED: Record<string, string> = { device: 'localStorage', keptForm: 'kept-form' }

/** Everything that is kept in the browser, and how long. */
const KEPT = [
  { name: 'locale', kept: 'year' },
  { name: 'viewport', kept: 'year' },
  { name: 'access', kept: 'halfHour' },
  { name: 'refresh', kept: 'month' },
  { name: 'session', kept: 'month' },
  { name: 'owner', kept: 'day' },
  { name: 'keptForm', kept: 'halfHour' },
  { name: 'device', kept: 'untilCleared' },
] as const

/** The table of cookies, and of what else lies on the device. */
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
        {KEPT.map(({ name, kept }) => (
          <tr key={name}>
            <th scope="row">
              <code>{CALLED[name] ?? name}</code>
            </th>
            <td>{t(`legal.privacy.cookie.${name}`)}</td>
            <td>{t(`legal.privacy.cookie.${kept}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
