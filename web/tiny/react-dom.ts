import { options } from 'preact'

/** Runs a function and renders its changes before returning. */
export function flushSync<Value>(run: () => Value): Value {
  const later = options.debounceRendering
  options.debounceRendering = (draw) => draw()
  try {
    return run()
  } finally {
    options.debounceRendering = later
  }
}
