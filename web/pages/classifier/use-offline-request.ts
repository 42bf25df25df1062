import { useEffect, useState } from 'react'
import type { ClassifierService } from '../../components/classifier-tree/classifier-service.ts'
import { toTreeNode } from '../../components/classifier-tree/tree-node.ts'
import type { ClassifierProps } from './load.ts'
import { openedNode, type RequestedCode, readRequested } from './requested-code.ts'

/**
 * Without a network the service worker answers every address of a classifier with one stored page (web/sw/saved-classifier.ts). Then
 * the code or query in the address is looked up here, by the script.
 * @returns what the address requests; `given` itself wherever the edge has rendered it
 */
export function useOfflineRequest(given: ClassifierProps, service: () => ClassifierService): ClassifierProps {
  const [loaded, setLoaded] = useState<{ given: ClassifierProps; props: ClassifierProps } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page
  useEffect(() => {
    const { code, q } = readRequested(Object.fromEntries(new URLSearchParams(location.search)))
    const isRendered = q === given.q && (code === '') === (given.code === null)
    if (isRendered || !document.querySelector('[data-kept-at]')) return
    let isLeft = false
    loadRequested(given, { code, q }, service()).then(
      (props) => !isLeft && setLoaded({ given, props }),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [given])
  return loaded?.given === given ? loaded.props : given
}

async function loadRequested(
  given: ClassifierProps,
  { code, q }: RequestedCode,
  service: ClassifierService,
): Promise<ClassifierProps> {
  const nodes = (await service.opened(code, code && q)).map(toTreeNode)
  const match = code === '' ? null : openedNode(nodes, code)
  const query = q !== '' && code === '' ? q : match === null ? code : ''
  const search = query === '' ? null : await service.search(query, new AbortController().signal)
  return { ...given, q: match ? q : q || code, code: match?.node.id ?? null, nodes, search }
}
