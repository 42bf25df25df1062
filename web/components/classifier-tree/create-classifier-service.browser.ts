import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import type { SearchView } from '../../../domain/classifier/search-view.ts'
import { isBranch, isSearch } from '../../../domain/classifier/tree-response.ts'
import type { ShownNode, TreeResponse } from '../../../domain/contract/classifier.ts'
import type { Locale } from '../../../domain/locale.ts'
import { api } from '../../app/api.ts'
import { isSlowLine } from '../../app/startup/idle.ts'
import { trusted } from '../../app/trusted-types.ts'
import type { ClassifierService, WorkerRequest, WorkerResponse } from './classifier-service.ts'

/** Maximum number of hits in a list. */
const HITS = 20

/**
 * @param isExpected which of the call's responses is expected
 * @throws Error where the API fails or returns another one
 */
async function callTree<Body extends TreeResponse>(
  tree: ClassifierName,
  query: Record<string, string>,
  isExpected: (body: TreeResponse) => body is Body,
  signal?: AbortSignal,
): Promise<Body> {
  const response = await api.get(`/api/${tree}/tree`, { query, signal })
  const body = response.ok ? await response.json() : null
  if (!body || !isExpected(body)) throw new Error(`the API answers ${response.status}`)
  return body
}

/** A web worker as a function from request to value. */
function openWorker() {
  // The build looks for `new Worker(new URL(…))`, hence this name; under Trusted Types the address must come from our
  // policy.
  class Worker extends globalThis.Worker {
    constructor({ pathname, search }: URL, options: WorkerOptions) {
      super(trusted.createScriptURL(pathname + search), options)
    }
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (value: WorkerResponse['value']) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    waiting.get(data.id)?.(data.value)
    waiting.delete(data.id)
  })
  const send = (request: WorkerRequest): Promise<WorkerResponse['value']> =>
    new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      worker.postMessage({ id: last, request })
    })
  return { send, close: () => worker.terminate() }
}

const isHits = (value: WorkerResponse['value']): value is SearchView => value !== null && 'hits' in value
const isNodes = (value: WorkerResponse['value']): value is ShownNode[] => Array.isArray(value)

/** @param wholeUrl address of the whole tree in the edition shown; without it the current edition is fetched */
export function createClassifierService(tree: ClassifierName, locale: Locale, wholeUrl?: string): ClassifierService {
  let worker: ReturnType<typeof openWorker> | undefined
  let isReady = false

  /** @returns null where the worker cannot respond, so that the API is called */
  const fromWorker = async (request: WorkerRequest) => (worker && isReady ? worker.send(request) : null)

  let opening: Promise<void> | undefined
  /** Never rejects; after a failure the next call tries again. */
  function openWhole(): Promise<void> {
    const currentUrl = `/api/${tree}/tree`
    worker ??= openWorker()
    opening ??= worker.send({ kind: 'open', url: wholeUrl ?? currentUrl, currentUrl }).then((value) => {
      isReady = value !== null
      if (!isReady) opening = undefined
    })
    return opening
  }

  /**
   * From the worker once that is ready, else from the API; where that fails, from the classifier that is stored on this
   * device (web/sw/saved-classifier.ts).
   */
  async function call<Value extends NonNullable<WorkerResponse['value']>>(
    request: WorkerRequest,
    isValue: (value: WorkerResponse['value']) => value is Value,
    callApi: () => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    const local = await fromWorker(request)
    if (isValue(local)) return local
    try {
      return await callApi()
    } catch (error) {
      if (signal?.aborted) throw error
      await openWhole()
      const stored = await fromWorker(request)
      if (isValue(stored)) return stored
      throw error
    }
  }

  const searchApi = async (q: string, signal: AbortSignal): Promise<SearchView> => {
    const query = { q, perPage: String(HITS), locale }
    const { data, meta } = await callTree(tree, query, isSearch, signal)
    const { total, reading, partial, words } = meta
    return { hits: data, total, reading, partial, words }
  }
  const nodesFromApi = async (query: Record<string, string>, q: string): Promise<ShownNode[]> =>
    (await callTree(tree, { ...query, locale, ...(q && { q }) }, isBranch)).data

  return {
    search(q, signal) {
      const request: WorkerRequest = { kind: 'search', q, perPage: HITS, locale }
      return call(request, isHits, () => searchApi(q, signal), signal)
    },
    branch(parent, depth, q) {
      const request: WorkerRequest = { kind: 'branch', parent, depth, q, locale }
      return call(request, isNodes, () => nodesFromApi({ parent, depth: String(depth) }, q))
    },
    opened: (code, q) => call({ kind: 'opened', code, q, locale }, isNodes, () => nodesFromApi({ open: code }, q)),
    // On a slow connection the API is called for each query instead of fetching half a megabyte ahead.
    fetchWhole: () => {
      if (!isSlowLine()) void openWhole()
    },
    close: () => worker?.close(),
  }
}
