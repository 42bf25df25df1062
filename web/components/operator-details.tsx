import type { ReactNode } from 'react'
import type { Operator } from '../../domain/contract/app-data.ts'
import { countryName } from '../../domain/country-name.ts'
import { COMMAS } from '../../domain/listed.ts'
import { registrationNumbers } from '../../domain/operator.ts'
import { useI18n } from '../app/i18n.tsx'
import { useAppData } from '../app/page/app-data.tsx'
import { ContactEmail } from './contact-email.tsx'

/** The operator's phone as a link, with the hours in which it is answered. */
export function OperatorPhone({ operator: { phone, hours } }: { operator: Operator }) {
  return (
    <p>
      <a className="figures" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        {phone}
      </a>
      {hours === null ? null : <span className="soft"> {hours}</span>}
    </p>
  )
}

/** The operator's full details, which the law requires in terms and policies; or that the site is a demonstration. */
export function OperatorDetails() {
  const i18n = useI18n()
  const { t, locale } = i18n
  const appData = useAppData()
  if (!appData) return null
  const { operator, contact } = appData
  if (!operator) return <p className="notice">{t('imprint.demonstration')}</p>
  const rows: [label: string, value: ReactNode][] = [
    [t('imprint.operator'), operator.name],
    [t('imprint.form'), operator.form],
    [t('imprint.registration'), registrationNumbers(i18n, operator).join(COMMAS[locale])],
    [t('imprint.address'), operator.address],
    [t('imprint.phone'), <OperatorPhone key="phone" operator={operator} />],
    [t('imprint.email'), contact.email ? <ContactEmail key="email" /> : null],
    [t('imprint.storage'), operator.storage.map((code) => countryName(code, locale)).join(COMMAS[locale])],
    [t('imprint.processors'), operator.processors],
  ]
  return (
    <table className="stacked">
      <tbody>
        {rows.map(([label, value]) =>
          value === null ? null : (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
