import type { I18n } from '../../../domain/i18n.ts'
import type { Stores } from '../../state/stores.tsx'
import { installDisclosures } from './disclosures.ts'
import { installFavouriteButtons } from './favourite-buttons.ts'
import { installPictureFallback } from './pictures.ts'

/**
 * What the written parts of a page answer to. They are not drawn in the browser, so their few buttons are heard from the
 * document: whatever is written later is heard as well.
 */
export function installEnhancements(document: Document, stores: Stores, i18n: I18n): void {
  installFavouriteButtons(document, stores.favourites, i18n)
  installDisclosures(document)
  installPictureFallback(document)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy],[data-share],[data-print]')
    // A sheet that is closed again, or a clipboard that is refused, is no failure.
    if (button) import('./share-actions.ts').then(({ runShareAction }) => runShareAction(button, i18n)).catch(() => {})
  })
}
