/**
 * A web worker that opens a whole classifier and searches it: opening takes longer than a key press may wait. Started
 * when a search begins; the browser caches the tree's file for as long as its edition is served.
 */

import { findCode } from '../../../domain/classifier/find-code.ts'
import { type ClassifierIndex, indexTree } from '../../../domain/classifier/search.ts'
import { viewNodes, viewSearch } from '../../../domain/classifier/search-view.ts'
import { branchBelow, openedAt, openTree } from '../../../domain/classifier/tree.ts'
import type { CodeWhole } from '../../../domain/contract/classifier.ts'
import type { WorkerRequest, WorkerResponse } from './classifier-service.ts'

let index: ClassifierIndex | undefined

/** An edition that has been replaced is no longer at its address: the current one is fetched then. */
async function fetchWhole({ url, currentUrl }: { url: string; currentUrl: string }): Promise<CodeWhole> {
  const pinned = await fetch(url)
  const response = pinned.ok ? pinned : await fetch(currentUrl)
  if (!response.ok) throw new Error(`the classifier answers ${response.status}`)
  return response.json()
}

async function handle(request: WorkerRequest): Promise<NonNullable<WorkerResponse['value']>> {
  if (request.kind === 'open') {
    index = indexTree(openTree((await fetchWhole(request)).data))
    return []
  }
  if (!index) throw new Error('the classifier is not open')
  if (request.kind === 'search') return viewSearch(index, request, request.locale)
  if (request.kind === 'opened') {
    const at = request.code === '' ? -1 : (findCode(index, request.code)?.at ?? -1)
    return viewNodes(index, openedAt(index.tree, at), request.q || undefined, request.locale)
  }
  const top = request.parent === '' ? -1 : index.tree.positions.get(request.parent)
  if (top === undefined) throw new Error(`there is no ${request.parent}`)
  return viewNodes(index, branchBelow(index.tree, top, request.depth), request.q || undefined, request.locale)
}

addEventListener('message', ({ data }: MessageEvent<{ id: number; request: WorkerRequest }>) => {
  handle(data.request)
    .catch(() => null)
    .then((value) => postMessage({ id: data.id, value } satisfies WorkerResponse))
})
