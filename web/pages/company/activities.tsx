import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import { Section } from './section.tsx'

/** OKVED-2 codes, the main one first; each leads to what it covers and who else works under it. */
export function Activities({ codes }: { codes: string[] }) {
  const { t } = useI18n()
  const to = useHref()
  if (codes.length === 0) return null
  return (
    <Section title={t('company.activities')}>
      <ul className="chips">
        {codes.map((code, index) => (
          <li key={code}>
            <a className="chip" href={to('okvedCode', { id: code })} data-hint={t('company.sameActivity')}>
              <span className="figures">{code}</span>
              {index === 0 && <span className="soft">{t('company.mainActivity')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
