import { options } from 'preact'

/** Runs something and draws what it changed before it returns. */
export function flushSync<Value>(run: () => Value): Value {
  const later = options.debounceRendering
  options.debounceRendering = (draw) => draw()
  try {
    return run()
  } finally {
    options.debounceRendering = later
  }
}
