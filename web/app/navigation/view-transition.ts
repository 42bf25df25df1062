/** In a view transition the picture of a card moves into the main picture of its page, and back. */
const SUBJECT = '[data-subject]'
const NAME = 'subject'

const pictureOf = (link: Element | null): HTMLElement | null =>
  link?.closest('article')?.querySelector<HTMLElement>(SUBJECT) ?? null

/** The main picture of a page about one thing, which is outside of any card. */
const ownPicture = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`main ${SUBJECT}`)].find((element) => !element.closest('article')) ?? null

const setName = (element: HTMLElement | null, name: string) => element?.style.setProperty('view-transition-name', name)

/**
 * Renders within a same-document view transition, where the browser has them and the visitor has not reduced motion.
 * The picture of a clicked card becomes that of its page, and returns to its card on the way back.
 * @param pressed the clicked link, if there was one
 * @param draw renders the screen; resolves to the link in it from which the previous screen was opened, where known
 * @returns when the new screen is rendered; the animation may still run
 */
export async function transition(pressed: Element | null, draw: () => Element | null): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !document.startViewTransition) {
    draw()
    return
  }
  const before = pictureOf(pressed) ?? ownPicture()
  let after: HTMLElement | null = null
  setName(before, NAME)
  const moving = document.startViewTransition(() => {
    setName(before, '')
    const opener = draw()
    after = pictureOf(opener) ?? ownPicture()
    setName(after, NAME)
  })
  // Rejects where another navigation or a hidden page skips the animation; the screen is rendered in any case.
  moving.ready.catch(() => {})
  void moving.finished.finally(() => setName(after, '')).catch(() => {})
  await moving.updateCallbackDone
}
