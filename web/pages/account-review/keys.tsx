import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import inRow from '../account/in-row.module.css'
import type { ReviewScreen } from './queue-links.tsx'
import type { ReviewView } from './view.ts'

const KEYS = [
  ['A', 'account.approve'],
  ['R', 'account.refuse'],
  ['J', 'review.next'],
  ['K', 'review.previous'],
  ['?', 'review.keyHelp'],
] as const

/**
 * Switches single-key shortcuts on and off, in the address: they need script, and work only for those who have switched
 * them on (WCAG 2.1.4).
 * @param id of what is on the screen
 */
export function KeyLegend({ screen, view, id }: { screen: ReviewScreen; view: ReviewView; id: string }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { keys, ...rest } = view
  if (!keys) return <a href={to(screen, id, { ...rest, keys: '1' })}>{t('review.keysOn')}</a>
  return (
    <details data-legend="" className={inRow.alone} open>
      <summary>{t('review.keys')}</summary>
      <ul className="plain small">
        {KEYS.map(([key, name]) => (
          <li key={key}>
            <kbd>{key}</kbd> {t(name)}
          </li>
        ))}
      </ul>
      <a href={to(screen, id, { ...rest })}>{t('review.keysOff')}</a>
    </details>
  )
}
