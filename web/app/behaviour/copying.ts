import { announce } from '../announce.ts'
import type { I18n } from '../i18n.tsx'

/** How long a button says that it has copied, in milliseconds. */
const SAID_FOR = 2000

/** Copies what stands in `data-copy` of a pressed button. */
export function installCopying(document: Document, { t }: I18n): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    const text = button?.dataset.copy
    if (!button || text === undefined) return
    // Without permission nothing is copied and nothing is claimed: the text stands there to be selected.
    navigator.clipboard?.writeText(text).then(
      () => {
        button.dataset.copied = ''
        announce(t('product.copied'))
        setTimeout(() => delete button.dataset.copied, SAID_FOR)
      },
      () => {},
    )
  })
}
