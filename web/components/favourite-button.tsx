import { useI18n } from '../app/i18n.tsx'
import styles from './favourite-button.module.css'
import { Icon } from './icon.tsx'

interface FavouriteButtonProps {
  id: string
  /** The product's name, for screen readers: the button alone does not say which product it is for. */
  name: string
  /** Whether it has a visible label, as on the product's own page. */
  labelled?: boolean
}

/**
 * Adds a product to the favourites of this device, or removes it (app/enhancements/favourite-buttons.ts). It needs
 * script and is hidden without.
 */
export function FavouriteButton({ id, name, labelled = false }: FavouriteButtonProps) {
  const { t } = useI18n()
  return (
    <button
      type="button"
      className={`needs-js no-print ${labelled ? 'button' : 'icon-button'} ${styles.button}`}
      value={id}
      data-heart=""
      aria-pressed="false"
      aria-label={labelled ? undefined : t('card.favourite', { name })}
      data-hint-position={labelled ? undefined : 'left'}
    >
      <Icon name="heart" />
      {labelled ? t('card.favouriteShort') : null}
    </button>
  )
}
