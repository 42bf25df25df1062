/** Branches and searches for the tree in the browser: from the api, and from the whole classifier once that is here. */
import type { CodeBranch, CodeSearch, Edition, ShownNode } from '../../../worker/api/codes/schema.ts'
import type { AnsweredSearch } from '../../codes/answer-search.ts'
import type { TreeName } from '../../codes/compact.ts'
import type { Locale } from '../../locale.ts'

export type WorkerQuestion =
  | { kind: 'open'; url: string; current: string }
  | { kind: 'search'; q: string; perPage: number; locale: Locale }
  | { kind: 'branch'; parent: string; depth: number; q: string; locale: Locale }

export interface WorkerAnswer {
  id: number
  ok: boolean
  value: AnsweredSearch | ShownNode[] | null
}

export interface CodeService {
  search: (q: string, signal: AbortSignal) => Promise<AnsweredSearch>
  /** @param q words to be marked. */
  branch: (parent: string, depth: number, q: string) => Promise<ShownNode[]>
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

async function askApi<Answer>(tree: TreeName, query: Record<string, string>, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(`/api/${tree}/tree?${new URLSearchParams(query)}`, signal ? { signal } : {})
  if (!answer.ok) throw new Error(`the api answers ${answer.status}`)
  return answer.json()
}

/** A worker as a function from question to answer. */
function openWorker() {
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

const isSearch = (value: WorkerAnswer['value']): value is AnsweredSearch => value !== null && 'hits' in value

export function createCodeService({ tree, edition, locale }: Asking): CodeService {
  let worker: ReturnType<typeof openWorker> | undefined
  let isReady = false

  /** @returns null where the worker cannot tell: then the api is asked. */
  async function askWorker(question: WorkerQuestion): Promise<WorkerAnswer['value']> {
    if (!worker || !isReady) return null
    const { ok, value } = await worker.ask(question)
    return ok ? value : null
  }

  return {
    async search(q, signal) {
      const own = await askWorker({ kind: 'search', q, perPage: HITS, locale })
      if (isSearch(own)) return own
      const { data, meta } = await askApi<CodeSearch>(tree, { q, perPage: String(HITS), locale }, signal)
      const { total, reading, partial, words } = meta
      return { hits: data, total, reading, partial, words }
    },
    async branch(parent, depth, q) {
      const own = await askWorker({ kind: 'branch', parent, depth, q, locale })
      if (Array.isArray(own)) return own
      const query = { parent, depth: String(depth), locale, ...(q && { q }) }
      return (await askApi<CodeBranch>(tree, query)).data
    },
    fetchWhole() {
      if (worker) return
      worker = openWorker()
      void worker.ask({ kind: 'open', url: edition.url, current: `/api/${tree}/tree` }).then(({ ok }) => {
        isReady = ok
      })
    },
    close: () => worker?.close(),
  }
}
