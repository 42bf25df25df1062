import type { Company } from '../../../domain/contract/companies.ts'
import { taxNumberKind } from '../../../domain/tax-number-kind.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { FigureCell } from '../../components/cell.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { MapLinks } from '../../components/map-links.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import styles from './company.module.css'
import type { CompanyData } from './load.ts'

/** @returns 'ouling-valve.example' for 'https://www.ouling-valve.example/' */
const hostOf = (website: string): string => website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/** The API validates it, too; a second check here prevents `javascript:` links whatever is stored. */
const isPage = (website: string): boolean => /^https?:\/\//i.test(website)

/** How to reach the company: every line is a link or can be copied. */
export function CompanyContacts({ data: { company } }: { data: CompanyData }) {
  const { t } = useI18n()
  const to = useHref()
  const toPersonal = usePersonalHref()
  const { id, slug, phone, email, website, taxNumber, country, products } = company
  return (
    <section className={`sheet ${styles.contacts}`} aria-labelledby="contacts">
      <h2 id="contacts">{t('company.contacts')}</h2>
      <dl>
        <Address company={company} />
        {phone && (
          <FigureCell label={t('company.phone')}>
            <PhoneLink number={phone} />
          </FigureCell>
        )}
        {email && (
          <FigureCell label={t('company.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </FigureCell>
        )}
        {website && isPage(website) && (
          <FigureCell label={t('company.website')}>
            <a href={website} rel="noopener nofollow">
              {hostOf(website)}
              <Icon name="external" />
            </a>
          </FigureCell>
        )}
        {taxNumber && (
          <div>
            <dt>{t(`company.tax.${taxNumberKind(country)}`)}</dt>
            <dd className="figures">
              {taxNumber}
              <CopyButton text={taxNumber} label={t('company.copyTax')} />
            </dd>
          </div>
        )}
      </dl>
      <a className="button primary no-print" href={toPersonal('inquiry', { supplier: id })} rel="nofollow">
        {t('inquiry.write')}
      </a>
      {products > 0 && (
        <a className="button no-print" href={to('supplierProducts', { id, slug })}>
          {t('product.allOfSupplier', { n: products })}
          <Icon name="arrow-right" />
        </a>
      )}
    </section>
  )
}

function Address({ company: { name, country, address, postalAddress, coordinates } }: { company: Company }) {
  const { t } = useI18n()
  if (!address) return null
  return (
    <>
      <FigureCell label={t('company.address')}>
        <address>
          <LocalizedText value={address} />
          {postalAddress && (
            <>
              <br />
              <LocalizedText value={postalAddress} />
            </>
          )}
        </address>
        <CopyButton text={(postalAddress ?? address).text} label={t('company.copyAddress')} />
      </FigureCell>
      <FigureCell label={t('map.open')} className="no-print">
        <MapLinks name={name.text} country={country} address={address.text} coordinates={coordinates} />
      </FigureCell>
    </>
  )
}
