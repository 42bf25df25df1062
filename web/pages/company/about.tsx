import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { FactsTable } from '../../components/facts-table.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { RuledSection } from '../../components/ruled-section.tsx'
import { Activities } from './activities.tsx'
import { CertificateLinks } from './certificates.tsx'
import styles from './company.module.css'
import type { CompanyData } from './load.ts'
import { Offers } from './offers.tsx'
import { Photos } from './photos.tsx'
import { Verifications } from './verifications.tsx'

/** All about the company, in the order in which buyers need it. */
export function AboutCompany({ data }: { data: CompanyData }) {
  const { t } = useI18n()
  const toPersonal = usePersonalHref()
  const { company } = data
  return (
    <>
      {company.description && (
        <p className="prose">
          <LocalizedText value={company.description} />
        </p>
      )}
      <Offers data={data} />
      <Verifications company={company} />
      {company.facts.length > 0 && (
        <RuledSection title={t('company.facts')}>
          <FactsTable facts={company.facts} />
        </RuledSection>
      )}
      <CertificateLinks certificates={company.certificates} />
      <Photos photos={company.photos} />
      <Activities codes={company.activities} names={data.activities} />
      <p className={`no-print ${styles.report}`}>
        <a className="soft small" href={toPersonal('report', { company: company.id })} rel="nofollow">
          {t('report.title.company')}
        </a>
      </p>
    </>
  )
}
