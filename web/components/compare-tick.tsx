import { useI18n } from '../app/i18n.tsx'
import { COMPARE_FORM } from '../state/compared.ts'
import styles from './compare-tick.module.css'
import { Icon } from './icon.tsx'

interface CompareTickProps {
  /** The product, or its variant, as an address has it (domain/compared.ts). */
  entry: string
  /** The product's name, for screen readers. */
  name: string
  /** Whether it has a visible label, as on the product's own page. */
  labelled?: boolean
}

/**
 * Chooses a product for the comparison. Without script the ticks of one page are sent with the tray's form; with it they are stored on
 * the device (app/enhancements/compare-tray.ts).
 */
export function CompareTick({ entry, name, labelled = false }: CompareTickProps) {
  const { t } = useI18n()
  return (
    <label
      className={`no-print ${labelled ? 'chip' : 'icon-button'} ${styles.tick}`}
      data-hint={labelled ? undefined : t('compare.add')}
      data-hint-position={labelled ? undefined : 'left'}
    >
      <input
        type="checkbox"
        className="visually-hidden"
        name="ids"
        value={entry}
        form={COMPARE_FORM}
        aria-label={labelled ? undefined : t('compare.tick', { name })}
      />
      <Icon name="compare" />
      {labelled ? t('compare.add') : null}
    </label>
  )
}
