import { useEffect, useState } from 'react'
import { openedNode, readAsked } from './asked.ts'
import type { CodeService } from './code-service.ts'
import type { CodesLive } from './load.ts'
import { toTreeNode } from './tree-node.ts'

/**
 * Without a network the service worker shows the classifier's screen as it is kept (web/sw/saved-classifier.ts), whatever its address asks
 * for. The app then opens and searches by itself.
 * @returns what the address asks for; `live` as it is wherever the edge has answered
 */
export function useStandIn(live: CodesLive, service: () => CodeService): CodesLive {
  const [own, setOwn] = useState<{ of: CodesLive; live: CodesLive } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is stood in for once
  useEffect(() => {
    const { code, q } = readAsked(Object.fromEntries(new URLSearchParams(location.search)))
    const isAnswered = q === live.q && (code === '') === (live.code === null)
    if (isAnswered || !document.querySelector('[data-kept-at]')) return
    let isLeft = false
    standIn(live, { code, q }, service()).then(
      (stood) => !isLeft && setOwn({ of: live, live: stood }),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [live])
  return own?.of === live ? own.live : live
}

async function standIn(live: CodesLive, { code, q }: { code: string; q: string }, service: CodeService) {
  const nodes = (await service.opened(code, code && q)).map(toTreeNode)
  const at = code === '' ? null : openedNode(nodes, code)
  const asked = q !== '' && code === '' ? q : at === null ? code : ''
  const search = asked === '' ? null : await service.search(asked, new AbortController().signal)
  return { ...live, q: at ? q : q || code, code: at?.node.id ?? null, nodes, search }
}
