import type { Company } from '../../../domain/contract/companies.ts'
import { regulationLabel } from '../../../domain/regulation-label.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { CompanySection } from './section.tsx'

/** Where a service company works; each route leads to the others that serve it. */
export function ServedRoutes({ routes }: Pick<Company, 'routes'>) {
  const { t } = useI18n()
  const href = useHref()
  if (routes.length === 0) return null
  return (
    <CompanySection title={t('company.routes')}>
      <ul className="chips">
        {routes.map(({ from, to }) => (
          <li key={`${from?.code} ${to?.code}`}>
            <a className="chip" href={href('serviceCompanies', {}, { from: from?.code, to: to?.code })} rel="nofollow">
              {from && <LocalizedText value={from.name} />}
              {from && ' → '}
              {to ? <LocalizedText value={to.name} /> : t('company.anywhere')}
            </a>
          </li>
        ))}
      </ul>
    </CompanySection>
  )
}

/** Technical regulations that a service company certifies for; each leads to the others that do. */
export function CertifiedFor({ regulations }: Pick<Company, 'regulations'>) {
  const i18n = useI18n()
  const href = useHref()
  if (regulations.length === 0) return null
  return (
    <CompanySection title={i18n.t('company.regulations')}>
      <ul className="chips">
        {regulations.map((regulation) => (
          <li key={regulation}>
            <a className="chip" href={href('serviceCompanies', {}, { regulation })} rel="nofollow">
              {regulationLabel(regulation, i18n)}
            </a>
          </li>
        ))}
      </ul>
    </CompanySection>
  )
}
