import { useI18n } from '../../app/i18n.tsx'
import { FILTERS_ID } from '../../app/navigation/list-ids.ts'
import { Slot } from '../../app/page/slot.tsx'
import { Icon } from '../icon.tsx'
import styles from './rail.module.css'

/**
 * All filters of the list. They are beside it on wide screens; on narrow ones they are a popover, which opens and
 * closes without script and stays open while filters are chosen.
 * @param show label of the button that closes it: "Show 1,234"
 */
export function FacetRail({ show }: { show: string }) {
  const { t } = useI18n()
  return (
    <aside id={FILTERS_ID} popover="auto" className={`${styles.rail} no-print`} aria-label={t('catalogue.filters')}>
      <div className={styles.bar}>
        <h2>{t('catalogue.filters')}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={t('catalogue.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <Slot name="facets" className={styles.groups} />
      <div className={styles.done}>
        <button type="button" className="button primary" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {show}
        </button>
      </div>
    </aside>
  )
}
