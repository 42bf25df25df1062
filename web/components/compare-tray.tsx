import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { usePersonalHref } from '../app/navigation/personal-href.ts'
import { COMPARE_FORM } from '../state/compared.ts'
import styles from './compare-tray.module.css'
import { Icon } from './icon.tsx'

/**
 * The products chosen for a comparison or a request, at the bottom of the window while there are any. Without script they are the
 * ticks of this page (app/enhancements/compare-tray.ts).
 */
export function CompareTray() {
  const { t } = useI18n()
  const to = useHref()
  const toPersonal = usePersonalHref()
  return (
    <form
      id={COMPARE_FORM}
      className={`no-print ${styles.tray}`}
      action={to('compare')}
      method="get"
      autoComplete="off"
      aria-label={t('compare.title')}
    >
      <p className="small needs-js" />
      <ul className="chips needs-js" />
      <button type="submit" className="button primary">
        <Icon name="compare" />
        {t('compare.open')}
      </button>
      <button type="submit" className="button" formMethod="post" formAction={toPersonal('requestList')}>
        {t('requestList.askChosen')}
      </button>
      <button type="button" className="button needs-js">
        {t('compare.clear')}
      </button>
    </form>
  )
}
