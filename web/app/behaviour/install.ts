import type { Stores } from '../../state/stores.tsx'
import type { I18n } from '../i18n.tsx'
import { installDisclosures } from './disclosures.ts'
import { installHearts } from './hearts.ts'
import { installPictureFallback } from './pictures.ts'

/**
 * What the written parts of a page answer to. They are not drawn in the browser, so their few buttons are heard from the
 * document: whatever is written later is heard as well.
 */
export function installBehaviour(document: Document, stores: Stores, i18n: I18n): void {
  installHearts(document, stores.favourites, i18n)
  installDisclosures(document)
  installPictureFallback(document)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy],[data-share],[data-print]')
    // A sheet that is closed again, or a clipboard that is refused, is no failure.
    if (button) import('./handing-on.ts').then(({ handOn }) => handOn(button, i18n)).catch(() => {})
  })
}
