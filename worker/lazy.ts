/**
 * Modules that an isolate evaluates when it first needs them (docs/contributing.md, "What an isolate starts with"): a new isolate reads
 * and runs every module that is imported statically before its first response.
 */

/**
 * @param load `() => import('…')`, and the part of the module that is wanted
 * @returns a function that loads once, and from then on returns the value itself: waiting for a promise costs more than most middleware
 */
export function lazy<Value extends object>(load: () => Promise<Value>): () => Value | Promise<Value> {
  let loaded: Value | undefined
  // The value is shared and not the promise: on Workers a request must not await the I/O of another request.
  return () => {
    if (loaded) return loaded
    return load().then((value) => {
      loaded ??= value
      return loaded
    })
  }
}
