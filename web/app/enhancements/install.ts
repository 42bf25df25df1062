import type { I18n } from '../../../domain/i18n.ts'
import type { Stores } from '../../state/stores.tsx'
import { installFavouriteButtons } from './favourite-buttons.ts'

/**
 * Behaviour of slots. They are rendered at the edge alone, so the listeners are on the document, where they also work
 * for slots that arrive later.
 */
export function installEnhancements(document: Document, stores: Stores, i18n: I18n): void {
  installFavouriteButtons(document, stores.favourites, i18n)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy],[data-share],[data-print]')
    // A closed share sheet or a refused clipboard is not an error.
    if (button) import('./share-actions.ts').then(({ runShareAction }) => runShareAction(button, i18n)).catch(() => {})
  })
}
