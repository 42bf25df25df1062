import type { CompanyCard } from '../../domain/contract/companies.ts'
import type { Localized } from '../../domain/contract/values.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { FigureCell } from './cell.tsx'
import styles from './company-row.module.css'
import { LocalizedText } from './localized.tsx'
import { Picture } from './picture.tsx'
import { Place } from './place.tsx'
import { VerifiedMark } from './supplier-line.tsx'

interface CompanyRowProps {
  company: CompanyCard
  /** The directory of this list: a company of both kinds has a page in each. */
  list: 'suppliers' | 'services'
  eager?: boolean
}

/** A company in a list: logo, name, place, description, categories and figures. */
export function ListedCompany({ company, list, eager = false }: CompanyRowProps) {
  const to = useHref()
  const { id, slug, name, logo, verified, description } = company
  const address = to(list === 'suppliers' ? 'supplier' : 'serviceCompany', { id, slug })
  return (
    <li className={styles.row} data-place={id}>
      <Picture picture={logo} alt="" eager={eager} className={styles.logo} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <a className="whole-link" href={address}>
            <LocalizedText value={name} />
          </a>{' '}
          {verified && <VerifiedMark labelled />}
        </h2>
        <p className="soft small">
          <Place city={company.city} country={company.country} />
        </p>
        {description && (
          <p className={styles.about}>
            <LocalizedText value={description} />
          </p>
        )}
        <Names names={list === 'suppliers' ? company.deals : company.does} />
      </div>
      <Figures company={company} list={list} />
    </li>
  )
}

function Names({ names }: { names: Localized[] }) {
  if (names.length === 0) return null
  return (
    <ul className={`dotted ${styles.names}`}>
      {names.map((name) => (
        <li key={name.text}>
          <LocalizedText value={name} />
        </li>
      ))}
    </ul>
  )
}

function Figures({ company: { founded, staff, products }, list }: Pick<CompanyRowProps, 'company' | 'list'>) {
  const { t, number } = useI18n()
  return (
    <dl className={styles.figures}>
      {list === 'suppliers' && <FigureCell label={t('company.products')}>{number(products)}</FigureCell>}
      {founded !== null && <FigureCell label={t('company.founded')}>{founded}</FigureCell>}
      {staff !== null && <FigureCell label={t('company.staff')}>{number(staff)}</FigureCell>}
    </dl>
  )
}
