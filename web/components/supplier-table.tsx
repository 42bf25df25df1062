import type { ReactNode } from 'react'
import { companyRoute } from '../../domain/company-kinds.ts'
import type { CompanyCard } from '../../domain/contract/companies.ts'
import type { Localized } from '../../domain/contract/values.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { LocalizedText } from './localized.tsx'
import { Place } from './place.tsx'
import { MarkedName } from './supplier-line.tsx'
import styles from './supplier-table.module.css'

interface SupplierTableProps {
  companies: CompanyCard[]
  caption: string
  /** Renders a name with its matches marked, on the search page. */
  mark?: (name: Localized) => ReactNode
}

/** Suppliers as table rows: name, place, year, categories. On a phone each row is a block. */
export function SupplierTable({ companies, caption, mark }: SupplierTableProps) {
  const { t } = useI18n()
  return (
    <table className={`ruled ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('company.name')}</th>
          <th scope="col">{t('company.place')}</th>
          <th scope="col">{t('company.deals')}</th>
          <th scope="col" className="number">
            {t('company.founded')}
          </th>
          <th scope="col" className="number">
            {t('company.products')}
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <SupplierRow key={company.id} company={company} mark={mark} />
        ))}
      </tbody>
    </table>
  )
}

function SupplierRow({ company, mark }: { company: CompanyCard; mark?: SupplierTableProps['mark'] }) {
  const { t, number } = useI18n()
  const to = useHref()
  return (
    <tr>
      <th scope="row">
        <MarkedName verified={company.verified}>
          <a href={to(companyRoute(company.kind), company)}>
            <LocalizedText value={company.name}>{mark?.(company.name)}</LocalizedText>
          </a>
        </MarkedName>
      </th>
      <td>
        <Place city={company.city} country={company.country} />
      </td>
      <td className={styles.deals}>
        <div className="dotted">
          {(company.kind === 'service' ? company.does : company.deals).map((deal) => (
            <span key={deal.text}>
              <LocalizedText value={deal} />
            </span>
          ))}
        </div>
      </td>
      <td className={`number ${styles.founded}`}>{company.founded}</td>
      <td className="number" data-label={t('company.products')}>
        {company.kind === 'service' ? '—' : number(company.products)}
      </td>
    </tr>
  )
}
