import type { InquiryList } from '../../../domain/contract/inquiries.ts'
import { shownOnTimeRate } from '../../../domain/lead-time-figures.ts'
import { MIN_COUNTED, shownFigures } from '../../../domain/response-figures.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useResponseTexts } from '../../components/response-figures.tsx'

/** What buyers are shown of the organization's answers, and how it is counted. */
export function OwnFigures({ figures }: { figures: InquiryList['meta']['response'] }) {
  const { t, number } = useI18n()
  const { onTimeRate, orderCount, ...answers } = figures
  const shown = useResponseTexts()({
    ...shownFigures(answers),
    onTimeRate: shownOnTimeRate({ onTimeRate, orderCount }),
  })
  const texts = [...shown.answers, ...shown.deals]
  return (
    <section>
      <h2>{t('response.own')}</h2>
      <p>
        {texts.length > 0
          ? texts.join(' · ')
          : t('response.tooFew', { n: number(figures.count), least: number(MIN_COUNTED) })}
      </p>
      <details>
        <summary>{t('response.how')}</summary>
        {t('response.howAbout')
          .split('\n')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </details>
    </section>
  )
}
