import type { QueuedProduct } from '../../../domain/contract/moderation.ts'
import { labelledText, typedText } from '../../../domain/labelled-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { ChangeList } from './changes.tsx'

/** Why a product was refused the last time, and what has changed since. */
export function Earlier({ earlier }: { earlier: NonNullable<QueuedProduct['earlier']> }) {
  const i18n = useI18n()
  const { t, date } = i18n
  const { reason, decidedAt, changes } = earlier
  return (
    <div className="notice small">
      <p>
        <LabelledLine
          text={t('moderation.earlier', { date: date(decidedAt), reason: labelledText(typedText(reason), i18n) })}
        />
      </p>
      {changes === null ? null : changes.length === 0 ? (
        <p>{t('moderation.sinceNone')}</p>
      ) : (
        <>
          <p>{t('moderation.since')}</p>
          <ChangeList changes={changes} />
        </>
      )}
    </div>
  )
}
