import type { Outcome } from '../../web/app/deferred.tsx'
import type { Payload } from '../../web/app/page.ts'
import type { AppData } from '../../worker/api/app-data/schema.ts'

/** A page as the running site made it: everything that rendering it again needs. */
export interface CapturedPage {
  payload: Payload
  appData: AppData | null
  /** Addresses of the app's files for this page. */
  files: string[]
  deferred: Record<string, Outcome<unknown>>
}

const FILES = /<script type="application\/json" id="app-files">(.*?)<\/script>/s
const STATE = /<script type="application\/json" id="payload">(.*?)<\/script>/s
const STRUCTURED = /<script type="application\/ld\+json">(.*?)<\/script>/gs
const LATE = /<script type="application\/json" data-deferred="([^"]+)">(.*?)<\/script>/gs

/**
 * Reads the state that travels in a document back out of it.
 * @throws Error for a document without state: a bot's, or an error page
 */
export function capturedPage(html: string): CapturedPage {
  const state = STATE.exec(html)?.[1]
  if (!state) throw new Error('no state in the document')
  const { payload, appData }: Pick<CapturedPage, 'payload' | 'appData'> = JSON.parse(state)
  const jsonLd = [...html.matchAll(STRUCTURED)].map(([, text = '']) => JSON.parse(text))
  const late = [...html.matchAll(LATE)].map(([, name = '', text = '']) => [name, JSON.parse(text)] as const)
  return {
    // The head does not travel twice: what stands in it is read from there.
    payload: { ...payload, head: { ...payload.head, jsonLd } },
    appData,
    files: JSON.parse(FILES.exec(html)?.[1] ?? '[]'),
    deferred: Object.fromEntries(late),
  }
}
