import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { RuledSection } from '../../components/ruled-section.tsx'
import { CertifiedFor } from './certified-for.tsx'
import { FreightRoutes } from './freight-routes.tsx'
import type { CompanyData } from './load.ts'

/** Categories it sells in and services it offers, each with a link to the list. */
export function Offers({ data: { company } }: { data: CompanyData }) {
  const { t, number } = useI18n()
  const to = useHref()
  const { id, slug, categories, services } = company
  return (
    <>
      {categories.length > 0 && (
        <RuledSection title={t('company.sells')}>
          <ul className="chips">
            {categories.map((category) => (
              <li key={category.id}>
                <a className="chip" href={to('supplierProducts', { id, slug }, { category: category.id })}>
                  <LocalizedText value={category.name} /> <span className="soft figures">{number(category.count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </RuledSection>
      )}
      {services.length > 0 && (
        <RuledSection title={t('company.does')}>
          <ul className="chips">
            {services.map((service) => (
              <li key={service.id}>
                <a className="chip" href={to('serviceCompanies', {}, { service: service.id })}>
                  <LocalizedText value={service.name} />
                </a>
              </li>
            ))}
          </ul>
        </RuledSection>
      )}
      <FreightRoutes routes={company.routes} />
      <CertifiedFor regulations={company.regulations} />
    </>
  )
}
