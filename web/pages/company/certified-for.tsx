import type { Company } from '../../../domain/contract/companies.ts'
import { regulationLabel } from '../../../domain/regulation-label.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { RuledSection } from '../../components/ruled-section.tsx'

/** Technical regulations that a service company certifies for; each leads to the others that do. */
export function CertifiedFor({ regulations }: Pick<Company, 'regulations'>) {
  const i18n = useI18n()
  const href = useHref()
  if (regulations.length === 0) return null
  return (
    <RuledSection title={i18n.t('company.regulations')}>
      <ul className="chips">
        {regulations.map((regulation) => (
          <li key={regulation}>
            <a className="chip" href={href('serviceCompanies', {}, { regulation })} rel="nofollow">
              {regulationLabel(regulation, i18n)}
            </a>
          </li>
        ))}
      </ul>
    </RuledSection>
  )
}
