import { subscribe } from 'valtio/vanilla'
import type { I18n } from '../../../domain/i18n.ts'
import { type Favourites, toggleFavourite } from '../../state/favourites.ts'
import { announce } from '../navigation/announce.ts'
import { nameBeside } from './name-beside.ts'

/** Buttons that add a product to the favourites; their value is its id (components/favourite-button.tsx). */
const HEART = 'button[data-heart]'

/** Shows the store's state on every favourite button of the document, and changes the store on clicks. */
export function installFavouriteButtons(document: Document, favourites: Favourites, { t }: I18n): void {
  const paint = () => {
    for (const heart of document.querySelectorAll<HTMLButtonElement>(HEART)) {
      const pressed = String(favourites.ids.includes(heart.value))
      if (heart.ariaPressed === pressed && heart.dataset.hint) continue
      heart.ariaPressed = pressed
      const isOn = pressed === 'true'
      heart.dataset.hint = t(isOn ? 'card.favouriteRemove' : 'card.favouriteAdd')
      const label = heart.lastChild
      if (label instanceof Text) label.data = t(isOn ? 'card.favouriteShortOn' : 'card.favouriteShort')
      else heart.ariaLabel = t(isOn ? 'card.favouriteOn' : 'card.favourite', { name: nameBeside(heart) })
    }
  }
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLButtonElement>(HEART) : null
    if (!heart) return
    const name = nameBeside(heart)
    const added = toggleFavourite(favourites, localStorage, heart.value)
    announce(t(added ? 'card.favouriteAdded' : 'card.favouriteRemoved', { name }))
  })
  subscribe(favourites, paint, true)
  // Navigations, deferred slots and the list of favourites add buttons later.
  new MutationObserver(paint).observe(document.body, { childList: true, subtree: true })
  paint()
}
