import { useI18n } from '../../app/i18n.tsx'
import { RESULTS_ID } from '../../app/navigation/list-ids.ts'

/** Visible only when focused; it skips a list's filters, which are many Tab stops. */
export function SkipToResults() {
  const { t } = useI18n()
  return (
    <a className="skip" href={`#${RESULTS_ID}`}>
      {t('catalogue.skip')}
    </a>
  )
}
