import type { PastDecision } from '../../../domain/contract/reviews.ts'
import { COLON } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { TypedText } from '../../components/localized.tsx'

/** Earlier decisions about the same thing, the latest first. */
export function History({ history }: { history: PastDecision[] }) {
  const { t, date, locale } = useI18n()
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('review.history')}</h2>
      <ul className="small">
        {history.map(({ decision, reason, at, by, passed }) => (
          <li key={at + decision}>
            <time dateTime={at}>{date(at)}</time>
            {[` · ${t(`review.decision.${decision}`)}`, by, passed && t('review.passed')].filter(Boolean).join(' · ')}
            {reason ? (
              <>
                {COLON[locale]}
                <TypedText>{reason}</TypedText>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
