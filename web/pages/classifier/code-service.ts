/** Branches and searches for the tree in the browser: from the api, and from the whole classifier once that is here. */

import type { AnsweredSearch } from '../../../domain/classifier/answer-search.ts'
import type { TreeName } from '../../../domain/classifier/compact.ts'
import { isBranch, isSearch } from '../../../domain/classifier/tree-answer.ts'
import type { Edition, ShownNode, TreeAnswer } from '../../../domain/contract/classifier.ts'
import type { Locale } from '../../../domain/locale.ts'
import { api } from '../../app/api.ts'
import { trusted } from '../../app/trusted.ts'

export type WorkerQuestion =
  | { kind: 'open'; url: string; current: string }
  | { kind: 'search'; q: string; perPage: number; locale: Locale }
  | { kind: 'branch'; parent: string; depth: number; q: string; locale: Locale }
  | { kind: 'opened'; code: string; q: string; locale: Locale }

export interface WorkerAnswer {
  id: number
  ok: boolean
  value: AnsweredSearch | ShownNode[] | null
}

export interface CodeService {
  search: (q: string, signal: AbortSignal) => Promise<AnsweredSearch>
  /** @param q words to be marked. */
  branch: (parent: string, depth: number, q: string) => Promise<ShownNode[]>
  /** The tree as it is seen when opened at a code. */
  opened: (code: string, q: string) => Promise<ShownNode[]>
  /** Fetches the whole classifier, so that no later key has to wait for the line. */
  fetchWhole: () => void
  close: () => void
}

/** Hits that a list shows. */
export const HITS = 20

interface Asking {
  tree: TreeName
  edition: Pick<Edition, 'url'>
  locale: Locale
}

/** @param isAsked which of the call's answers is expected */
async function askApi<Answer extends TreeAnswer>(
  tree: TreeName,
  query: Record<string, string>,
  isAsked: (answer: TreeAnswer) => answer is Answer,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await api.get(`/api/${tree}/tree`, { query, signal })
  const answer = response.ok ? await response.json() : null
  if (!answer || !isAsked(answer)) throw new Error(`the API answered ${response.status}`)
  return answer
}

/** A worker as a function from question to answer. */
function openWorker() {
  // By this name the build finds the file (`new Worker(new URL(…))`); a browser with Trusted Types takes its address from the policy alone.
  class Worker extends globalThis.Worker {
    constructor({ pathname, search }: URL, options: WorkerOptions) {
      super(trusted.createScriptURL(pathname + search), options)
    }
  }
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: WorkerAnswer) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  const ask = (question: WorkerQuestion): Promise<WorkerAnswer> =>
    new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      worker.postMessage({ id: last, question })
    })
  return { ask, close: () => worker.terminate() }
}

const isHits = (value: WorkerAnswer['value']): value is AnsweredSearch => value !== null && 'hits' in value
const isNodes = (value: WorkerAnswer['value']): value is ShownNode[] => Array.isArray(value)

export function createCodeService({ tree, edition, locale }: Asking): CodeService {
  let worker: ReturnType<typeof openWorker> | undefined
  let isReady = false

  /** @returns null where the worker cannot tell: then the api is asked. */
  async function askWorker(question: WorkerQuestion): Promise<WorkerAnswer['value']> {
    if (!worker || !isReady) return null
    const { ok, value } = await worker.ask(question)
    return ok ? value : null
  }

  let opening: Promise<void> | undefined
  /** A classifier that could not be had may be there at the next try. */
  function openWhole(): Promise<void> {
    worker ??= openWorker()
    opening ??= worker.ask({ kind: 'open', url: edition.url, current: `/api/${tree}/tree` }).then(({ ok }) => {
      isReady = ok
      if (!ok) opening = undefined
    })
    return opening
  }

  /**
   * From the worker where it is ready, else from the api; where that cannot be asked, from the classifier on this device
   * (web/sw/saved-classifier.ts).
   */
  async function answer<Answer extends NonNullable<WorkerAnswer['value']>>(
    question: WorkerQuestion,
    isAnswer: (value: WorkerAnswer['value']) => value is Answer,
    ask: () => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const own = await askWorker(question)
    if (isAnswer(own)) return own
    try {
      return await ask()
    } catch (error) {
      if (signal?.aborted) throw error
      await openWhole()
      const kept = await askWorker(question)
      if (isAnswer(kept)) return kept
      throw error
    }
  }

  const searchApi = async (q: string, signal: AbortSignal): Promise<AnsweredSearch> => {
    const { data, meta } = await askApi(tree, { q, perPage: String(HITS), locale }, isSearch, signal)
    const { total, reading, partial, words } = meta
    return { hits: data, total, reading, partial, words }
  }
  const nodesOf = async (query: Record<string, string>, q: string): Promise<ShownNode[]> =>
    (await askApi(tree, { ...query, locale, ...(q && { q }) }, isBranch)).data

  return {
    search: (q, signal) =>
      answer({ kind: 'search', q, perPage: HITS, locale }, isHits, () => searchApi(q, signal), signal),
    branch: (parent, depth, q) =>
      answer({ kind: 'branch', parent, depth, q, locale }, isNodes, () => nodesOf({ parent, depth: String(depth) }, q)),
    opened: (code, q) => answer({ kind: 'opened', code, q, locale }, isNodes, () => nodesOf({ open: code }, q)),
    fetchWhole: () => void openWhole(),
    close: () => worker?.close(),
  }
}
