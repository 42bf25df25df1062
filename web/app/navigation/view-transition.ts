/** The picture a screen is about, and that of the card which led to it: the transition moves one into the other. */
const SUBJECT = '[data-subject]'
const NAME = 'subject'

const pictureOf = (link: Element | null): HTMLElement | null =>
  link?.closest('article')?.querySelector<HTMLElement>(SUBJECT) ?? null

/** The picture of a screen that is about one thing; a card's picture belongs to its card. */
const ownPicture = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`main ${SUBJECT}`)].find((element) => !element.closest('article')) ?? null

const setName = (element: HTMLElement | null, name: string) => element?.style.setProperty('view-transition-name', name)

/**
 * Draws within a same-document view transition where there is one and motion is welcome. A pressed card's picture stays
 * in sight and becomes the picture of its page, and goes back into its card on the way back.
 * @param pressed the link that asked for the new screen, where a press did
 * @param draw draws it; resolves to the link in it that the old screen was opened from, where it is known
 * @returns when the new screen is drawn; the movement goes on
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
  // Rejects when another navigation, or a page out of sight, skips the movement: the screen is drawn all the same.
  moving.ready.catch(() => {})
  void moving.finished.finally(() => setName(after, '')).catch(() => {})
  await moving.updateCallbackDone
}
