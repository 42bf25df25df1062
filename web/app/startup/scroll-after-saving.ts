/** Restores the scroll position after a form of a list that redirects to the same list (docs/behaviour.md, "Saved lists"). */

const KEY = 'saved-at'

/**
 * Stores the scroll position when a form is sent, and restores it if the form has led back to the same list. It is part of the first
 * script: later the visitor would see the page jump.
 */
export function scrollAfterSaving(window: Window): void {
  const { location, sessionStorage } = window
  const [path, position] = sessionStorage.getItem(KEY)?.split(' ') ?? []
  sessionStorage.removeItem(KEY)
  if (path === location.pathname && /[?&]done=rows\b/.test(location.search)) window.scrollTo(0, Number(position))
  window.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.method === 'post')
      sessionStorage.setItem(KEY, `${location.pathname} ${window.scrollY}`)
  })
}
