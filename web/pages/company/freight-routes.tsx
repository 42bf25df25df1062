import type { Company } from '../../../domain/contract/companies.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { RuledSection } from '../../components/ruled-section.tsx'

/** Where a service company works; each route leads to the others that serve it. */
export function FreightRoutes({ routes }: Pick<Company, 'routes'>) {
  const { t } = useI18n()
  const href = useHref()
  if (routes.length === 0) return null
  return (
    <RuledSection title={t('company.routes')}>
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
    </RuledSection>
  )
}
