import type { Certificate } from '../../../domain/contract/companies.ts'
import { byteSize } from '../../app/bytes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Icon } from '../../components/icon.tsx'
import { NameLink } from '../../components/localized.tsx'
import { RuledSection } from '../../components/ruled-section.tsx'
import styles from './company.module.css'

/** Certificates with their numbers, so that buyers can look them up, and their scans. */
export function CertificateLinks({ certificates }: { certificates: Certificate[] }) {
  const { t } = useI18n()
  if (certificates.length === 0) return null
  return (
    <RuledSection title={t('company.certificates')}>
      <ul className={styles.certificates}>
        {certificates.map((certificate) => (
          <li key={certificate.number}>
            <CertificateLine certificate={certificate} />
          </li>
        ))}
      </ul>
    </RuledSection>
  )
}

function CertificateLine({ certificate: { name, number, validUntil, file } }: { certificate: Certificate }) {
  const i18n = useI18n()
  const { t, date } = i18n
  return (
    <>
      <Icon name="file" />
      <div>
        <p>
          <NameLink name={name} href={file ? file.url : null} />
        </p>
        <p className="soft small">
          <span className="figures">{number}</span> · {t('company.validUntil', { date: date(validUntil) })}
          {file && ` · ${byteSize(file.size, i18n)}`}
        </p>
      </div>
    </>
  )
}
