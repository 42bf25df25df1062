import { useEffect, useState } from 'react'

/**
 * Fetches the options for what is typed. The last ones remain until the next have arrived. A newer query aborts the
 * request of an older one, so that results never arrive out of order.
 * @param query null for none
 * @param pause milliseconds without a key before the options are fetched
 */
export function useOptions<Options>(
  query: string | null,
  pause: number,
  fetchOptions: (query: string, signal: AbortSignal) => Promise<Options>,
) {
  const [state, setState] = useState<{ options: Options | null; failed: boolean }>({ options: null, failed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again for another query only
  useEffect(() => {
    if (query === null) return setState({ options: null, failed: false })
    const abort = new AbortController()
    const settle = (options: Options | null, failed: boolean) => {
      if (!abort.signal.aborted) setState({ options, failed })
    }
    const timer = setTimeout(() => {
      fetchOptions(query, abort.signal).then(
        (options) => settle(options, false),
        () => settle(null, true),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query])
  return state
}
