import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { ActivityLabel } from '../../components/activity-label.tsx'
import { RuledSection } from '../../components/ruled-section.tsx'
import type { ActivityNames } from '../classifier/activity-names.ts'
import styles from './company.module.css'

/** OKVED-2 codes, the main one first; each links to its own page, which lists other companies with it. */
export function Activities({ codes, names }: { codes: string[]; names: ActivityNames }) {
  const { t } = useI18n()
  const to = useHref()
  if (codes.length === 0) return null
  return (
    <RuledSection title={t('company.activities')}>
      <ul className={styles.activities}>
        {codes.map((code, index) => (
          <li key={code}>
            <a href={to('okvedCode', { id: code })} data-hint={t('company.sameActivity')}>
              <ActivityLabel code={code} name={names[code]} />
            </a>
            {index === 0 && <span className="soft small"> {t('company.mainActivity')}</span>}
          </li>
        ))}
      </ul>
    </RuledSection>
  )
}
