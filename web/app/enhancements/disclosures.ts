const MENU = 'details[data-menu]'
const openMenus = (document: Document) => document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)

/** Closes every menu, before another screen is shown. */
export const closeMenus = (document: Document): void => {
  for (const menu of openMenus(document)) menu.open = false
}

/**
 * Menus open and close without script (`details`). This adds that Escape closes a menu and returns the focus, and that a click outside
 * closes it.
 */
export function installDisclosures(document: Document): void {
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' && target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null
    if (!menu?.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus(document)) if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
}
