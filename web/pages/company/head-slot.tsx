import { COMMAS } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { FigureCell } from '../../components/cell.tsx'
import { DeliveryTerms } from '../../components/delivery-terms.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { Place } from '../../components/place.tsx'
import { useResponseTexts } from '../../components/response-figures.tsx'
import { VerifiedMark } from '../../components/supplier-line.tsx'
import { TitleBlock } from '../../components/title-block.tsx'
import styles from './company.module.css'
import type { CompanyData } from './load.ts'

/** Logo, name and key figures. */
export function CompanyHead({ data: { company } }: { data: CompanyData }) {
  const { name, logo, verified } = company
  return (
    <>
      {logo && <Picture picture={logo} alt="" eager className={styles.logo} />}
      <div className={styles.name}>
        <h1>
          <LocalizedText value={name} />
        </h1>
        {verified && <VerifiedMark labelled />}
      </div>
      <div className={styles.block}>
        <Figures company={company} />
      </div>
    </>
  )
}

/** Key figures of a company. */
export function Figures({ company }: Pick<CompanyData, 'company'>) {
  const { t, number, date, locale } = useI18n()
  const to = useHref()
  const { answers, deals } = useResponseTexts()(company)
  const { id, slug, city, founded, staff, products, incoterm, incotermPlace, currency, joinedAt } = company
  return (
    <TitleBlock>
      <FigureCell label={t('company.place')}>
        <Place city={city} country={company.country} />
      </FigureCell>
      {founded !== null && <FigureCell label={t('company.founded')}>{founded}</FigureCell>}
      {staff !== null && <FigureCell label={t('company.staff')}>{number(staff)}</FigureCell>}
      {products > 0 && (
        <FigureCell label={t('company.products')}>
          <a href={to('supplierProducts', { id, slug })}>{number(products)}</a>
        </FigureCell>
      )}
      {products > 0 && (
        <FigureCell label={t('company.quotes')}>
          {currency}
          {incoterm && (
            <>
              {COMMAS[locale]}
              <DeliveryTerms terms={[{ incoterm, ...(incotermPlace && { place: incotermPlace }) }]} />
            </>
          )}
        </FigureCell>
      )}
      {answers.length > 0 && <FigureCell label={t('response.label')}>{answers.join(' · ')}</FigureCell>}
      {deals.length > 0 && <FigureCell label={t('response.dealsLabel')}>{deals.join(' · ')}</FigureCell>}
      <FigureCell label={t('company.joined')}>
        <time dateTime={joinedAt}>{date(joinedAt)}</time>
      </FigureCell>
    </TitleBlock>
  )
}
