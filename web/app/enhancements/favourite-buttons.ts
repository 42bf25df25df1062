import { subscribe } from 'valtio/vanilla'
import type { I18n } from '../../../domain/i18n.ts'
import { type Favourites, toggleFavourite } from '../../state/favourites.ts'
import { announce } from '../navigation/announce.ts'

/** Buttons that keep a product; their value is its id (components/favourite-button.tsx). */
const HEART = 'button[data-heart]'

/** What the product is called where its button stands, for who cannot see the card around it. */
const nameBeside = (heart: Element) =>
  (heart.closest('article, tr') ?? heart.closest('main'))?.querySelector('h1, h2, h3, th a')?.textContent ?? ''

/** Keeps every heart of the document as the store says, and the store as the presses on them say. */
export function installFavouriteButtons(document: Document, favourites: Favourites, { t }: I18n): void {
  const paint = () => {
    for (const heart of document.querySelectorAll<HTMLButtonElement>(HEART)) {
      const kept = String(favourites.ids.includes(heart.value))
      if (heart.ariaPressed === kept && heart.dataset.hint) continue
      heart.ariaPressed = kept
      heart.dataset.hint = t(kept === 'true' ? 'card.favouriteRemove' : 'card.favouriteAdd')
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
  // A navigation, a late section and a list of favourites all bring hearts of their own.
  new MutationObserver(paint).observe(document.body, { childList: true, subtree: true })
  paint()
}
