import type { I18n } from '../../../domain/i18n.ts'
import type { Stores } from '../../state/stores.tsx'
import { installDisclosures } from './disclosures.ts'
import { installFavouriteButtons } from './favourite-buttons.ts'

/**
 * Behaviour of slots. They are rendered at the edge alone, so the listeners are on the document, where they also work
 * for slots that arrive later.
 */
export function installEnhancements(document: Document, stores: Stores, i18n: I18n): void {
  installFavouriteButtons(document, stores.favourites, i18n)
  installDisclosures(document)
  installPictureFallback(document)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy],[data-share],[data-print]')
    // A closed share sheet or a refused clipboard is not an error.
    if (button) import('./share-actions.ts').then(({ runShareAction }) => runShareAction(button, i18n)).catch(() => {})
  })
}

/** Replaces a picture by its fallback (components/picture.tsx); without one the frame shows its icon. */
function fallBack(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  if (fallback === undefined) return
  delete image.dataset.fallback
  if (fallback === '') {
    image.hidden = true
    return
  }
  image.src = fallback
  image.dataset.drawing = ''
}

/** Replaces pictures that do not load: one on another site may be gone. */
function installPictureFallback(document: Document): void {
  // The error event of a picture does not bubble, so it is captured.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) fallBack(target)
    },
    true,
  )
  // A picture may have failed before this listener was added.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]'))
    if (image.complete && image.naturalWidth === 0) fallBack(image)
}
