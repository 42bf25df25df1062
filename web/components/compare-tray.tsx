import { MAX_COMPARED } from '../../domain/compared.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { usePersonalHref } from '../app/navigation/personal-href.ts'
import { COMPARE_FORM } from './compare-tick.tsx'
import styles from './compare-tray.module.css'
import { Icon } from './icon.tsx'

/**
 * The products chosen for a comparison or a request, at the bottom of the window while there are any. Without script they are the
 * ticks of this page. Its texts for the script are attributes, because it is drawn at the edge alone; '#' is replaced.
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
      aria-label={t('compare.title')}
      data-most={MAX_COMPARED}
      data-count={t('compare.chosen', { n: '#', most: MAX_COMPARED })}
      data-remove={t('compare.leaveOut', { name: '#' })}
      data-full={t('compare.full', { n: MAX_COMPARED })}
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
