/** A form of a list leads back to the list, which without this would be shown from its top (docs/behaviour.md, "Saved lists"). */

const KEY = 'saved-at'

/**
 * Remembers where the page was when a form was sent, and scrolls there where the form has led back to the same list. It is part of the
 * first script: later the visitor would see the page jump.
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
