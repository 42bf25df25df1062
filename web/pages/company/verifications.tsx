import type { Company } from '../../../domain/contract/companies.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { RuledSection } from '../../components/ruled-section.tsx'
import styles from './company.module.css'

/** What was verified, by which source and on which day, instead of a bare badge. */
export function Verifications({ company: { verifications } }: { company: Company }) {
  const { t, date } = useI18n()
  if (verifications.length === 0)
    return (
      <RuledSection title={t('company.evidence')}>
        <p className="soft">{t('company.noEvidence')}</p>
      </RuledSection>
    )
  return (
    <RuledSection title={t('company.evidence')}>
      <table className={`ruled stacked ${styles.evidence}`}>
        <thead>
          <tr>
            <th scope="col">{t('company.checkedFact')}</th>
            <th scope="col">{t('company.checkedBy')}</th>
            <th scope="col">{t('company.checkedOn')}</th>
          </tr>
        </thead>
        <tbody>
          {verifications.map(({ fact, source, checkedAt }) => (
            <tr key={`${fact} ${checkedAt} ${source.text}`}>
              <th scope="row">
                <span className="verified">
                  <Icon name="check" />
                </span>{' '}
                {t(`company.fact.${fact}`)}
              </th>
              <td>
                <LocalizedText value={source} />
              </td>
              <td>
                <time dateTime={checkedAt}>{date(checkedAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </RuledSection>
  )
}
