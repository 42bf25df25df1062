/**
 * Disables a button until another code may be requested, and shows how long that takes.
 * @param words text of the button while it waits, for a number of seconds
 */
export function countDown(
  button: HTMLButtonElement,
  seconds: number,
  words: (seconds: number) => string,
  signal: AbortSignal,
): void {
  const ready = button.textContent
  const end = Date.now() + seconds * 1000
  const show = () => {
    const left = Math.ceil((end - Date.now()) / 1000)
    button.disabled = left > 0
    button.textContent = left > 0 ? words(left) : ready
    if (left <= 0) clearInterval(timer)
  }
  const timer = setInterval(show, 1000)
  signal.addEventListener('abort', () => clearInterval(timer))
  show()
}
