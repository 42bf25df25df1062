/** The calls of the classifiers as the edge sends them to the api, through the same door as everything else. */

import type { Context } from 'hono'
import * as v from 'valibot'
import type { CompactTree, TreeName } from '../../domain/classifier/compact.ts'
import { type CodeAnswer, CodeOne, Edition } from '../../domain/contract/classifier.ts'
import type { ApiEnv } from '../api/http/api-env.ts'
import { treePath } from '../api/public/classifier/answers.ts'
import type { About } from '../api/public/classifier/queries.ts'
import { anonymousIdentity } from '../gateway/credentials.ts'
import { upstreamHeaders } from '../gateway/headers.ts'
import { fetchWithRetry } from '../gateway/retry.ts'
import { upstream } from '../gateway/upstream.ts'
import { log } from '../observe/log.ts'

/** An address is needed to build requests; nothing is ever sent to this one. */
const IN_PROCESS = 'http://api.internal'

async function ask(c: Context<ApiEnv>, path: string, more: Record<string, string> = {}): Promise<Response | null> {
  const headers = upstreamHeaders(new Headers(more), anonymousIdentity(c))
  return fetchWithRetry(upstream(c), new Request(IN_PROCESS + path, { headers }))
}

const Whole = v.object({ data: v.looseObject({ ids: v.string() }), meta: v.object({ edition: Edition }) })

/** What the api says of its current edition; null for any failure, which is logged. */
export type EditionResult = { id: string; text: string } | 'unchanged' | null

/** @param known id of the edition that the edge has a copy of. */
export async function fetchEdition(
  c: Context<ApiEnv>,
  tree: TreeName,
  known: string | undefined,
): Promise<EditionResult> {
  const answer = await ask(c, treePath(tree), known === undefined ? {} : { 'If-None-Match': `W/"${known}"` })
  if (answer?.status === 304) return 'unchanged'
  try {
    if (answer?.status !== 200) throw new Error(`the api answered ${answer?.status ?? 'nothing'}`)
    const said: unknown = await answer.json()
    v.assert(Whole, said)
    // As it came: the schema's own copy has its members in another order, and the edition is the hash of this text.
    return { id: said.meta.edition.id, text: JSON.stringify(said.data satisfies Pick<CompactTree, 'ids'>) }
  } catch (error) {
    log('error', 'codes', { requestId: c.var.requestId, tree }, error)
    return null
  }
}

const toAbout = ({ texts, retired }: CodeAnswer): About => ({
  texts: (texts ?? []).map(({ of, kind, paragraphs }) => ({ code: of.id, kind, paragraphs })),
  retired: retired && { names: { [retired.name.lang]: retired.name.text }, lastDated: retired.lastDated },
})

/** @returns what is kept of a code; null where the api cannot say. */
export async function fetchAbout(c: Context<ApiEnv>, tree: TreeName, code: string): Promise<About | null> {
  const query = new URLSearchParams({ code, locale: c.var.locale })
  const answer = await ask(c, `${treePath(tree)}?${query}`)
  if (answer?.status === 404) return { texts: [], retired: null }
  const said = answer?.status === 200 ? v.safeParse(CodeOne, await answer.json()) : null
  if (said?.success) return toAbout(said.output.data)
  log('error', 'codes', { requestId: c.var.requestId, tree, code, status: answer?.status }, said?.issues?.[0]?.message)
  return null
}
