/** Whether a pointer is pressed: an element that is moved, covered or replaced between mousedown and mouseup misses its click. */

/** Also a press that began before this script ran. */
let isPressed = document.querySelector(':active') !== null

const ENDS = ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur'] as const

const press = (is: boolean) => () => {
  isPressed = is
}
addEventListener('pointerdown', press(true), { capture: true })
for (const end of ENDS) addEventListener(end, press(false), { capture: true })

/** Calls back once nothing is pressed: at once, or in a task of its own after the click. */
export function whenReleased(act: () => void, signal?: AbortSignal): void {
  if (!isPressed) {
    act()
    return
  }
  const done = new AbortController()
  const onRelease = () => {
    done.abort()
    // The click event follows the release, in the same task.
    setTimeout(() => {
      if (!signal?.aborted) whenReleased(act, signal)
    })
  }
  for (const end of ENDS) addEventListener(end, onRelease, { signal: done.signal })
}
