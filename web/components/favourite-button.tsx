import { useSnapshot } from 'valtio'
import { announce } from '../app/announce.ts'
import { useI18n } from '../app/i18n.tsx'
import { toggleFavourite } from '../state/favourites.ts'
import { useStores } from '../state/stores.tsx'
import styles from './favourite-button.module.css'
import { Icon } from './icon.tsx'

interface FavouriteButtonProps {
  id: string
  /** The product's name, said to who cannot see the card around the button. */
  name: string
  /** With words beside the heart: the product's own page. */
  labelled?: boolean
}

/** Adds a product to the favourites of this device, or removes it. It answers at once and is not there without script. */
export function FavouriteButton({ id, name, labelled = false }: FavouriteButtonProps) {
  const { t } = useI18n()
  const { favourites } = useStores()
  const chosen = useSnapshot(favourites).ids.includes(id)
  const press = () => {
    const added = toggleFavourite(favourites, localStorage, id)
    announce(t(added ? 'card.favouriteAdded' : 'card.favouriteRemoved', { name }))
  }
  const hint = t(chosen ? 'card.favouriteRemove' : 'card.favouriteAdd')
  return (
    <button
      type="button"
      className={`needs-js no-print ${labelled ? 'button' : 'icon-button'} ${styles.button}`}
      aria-pressed={chosen}
      aria-label={labelled ? undefined : t('card.favourite', { name })}
      data-hint={labelled ? undefined : hint}
      data-hint-position={labelled ? undefined : 'left'}
      onClick={press}
    >
      <Icon name="heart" />
      {labelled ? t('card.favouriteShort') : null}
    </button>
  )
}
