import { useEffect, useState } from 'react'
import type { ClassifierService } from '../../components/classifier-tree/classifier-service.ts'
import type { ClassifierProps } from './load.ts'
import { readRequested, requestedProps } from './requested-code.ts'

/**
 * Without a network the service worker responds to every address of a classifier with one stored page (web/sw/saved-classifier.ts). Then
 * the code or query in the address is looked up here, by the script.
 * @returns what the address requests; `rendered` itself wherever the edge has rendered it
 */
export function useOfflineRequest(rendered: ClassifierProps, service: () => ClassifierService): ClassifierProps {
  const [loaded, setLoaded] = useState<{ rendered: ClassifierProps; props: ClassifierProps } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page
  useEffect(() => {
    const { code, q } = readRequested(Object.fromEntries(new URLSearchParams(location.search)))
    const isRendered = q === rendered.q && (code === '') === (rendered.code === null)
    if (isRendered || !document.querySelector('[data-cached-at]')) return
    let isLeft = false
    const { opened, search } = service()
    const { signal } = new AbortController()
    requestedProps({ code, q }, opened(code, code && q), (text) => search(text, signal)).then(
      ({ props }) => !isLeft && setLoaded({ rendered, props: { ...rendered, ...props } }),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [rendered])
  return loaded?.rendered === rendered ? loaded.props : rendered
}
