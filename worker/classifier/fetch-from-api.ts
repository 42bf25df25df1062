/** The edge's calls of the API for its classifiers, through the gateway like all others. */

import type { Context } from 'hono'
import * as v from 'valibot'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import type { CompactTree } from '../../domain/contract/classifier.ts'
import { CodeOne, type CodeResponse, CodeSearch, Edition } from '../../domain/contract/classifier.ts'
import type { ApiEnv } from '../api/http/api-env.ts'
import type { TextHit } from '../api/public/classifier/found-in-texts.ts'
import type { CodeDetails } from '../api/public/classifier/queries.ts'
import { classifierPath } from '../api/public/classifier/results.ts'
import { anonymousIdentity } from '../gateway/credentials.ts'
import { upstreamHeaders } from '../gateway/headers.ts'
import { fetchWithRetry } from '../gateway/retry.ts'
import { IN_PROCESS, upstream } from '../gateway/upstream.ts'
import { log } from '../observe/log.ts'

async function callApi(c: Context<ApiEnv>, path: string, init?: Record<string, string>): Promise<Response | null> {
  const headers = upstreamHeaders(new Headers(init), anonymousIdentity(c))
  return fetchWithRetry(upstream(c), new Request(IN_PROCESS + path, { headers }))
}

const Whole = v.object({ data: v.looseObject({ ids: v.string() }), meta: v.object({ edition: Edition }) })

/** The API's current edition; null for any failure, which is logged. */
type EditionResult = { id: string; text: string } | 'unchanged' | null

/** @param known id of the edition that the edge has a copy of. */
export async function fetchEdition(
  c: Context<ApiEnv>,
  tree: ClassifierName,
  known: string | undefined,
): Promise<EditionResult> {
  const headers = known === undefined ? undefined : { 'If-None-Match': `W/"${known}"` }
  const response = await callApi(c, classifierPath(tree), headers)
  if (response?.status === 304) return 'unchanged'
  try {
    if (response?.status !== 200) throw new Error(`the API responded with ${response?.status ?? 'nothing'}`)
    const body: unknown = await response.json()
    v.assert(Whole, body)
    // Not the schema's copy, which has its members in another order: the edition's id is the hash of this text.
    return { id: body.meta.edition.id, text: JSON.stringify(body.data satisfies Pick<CompactTree, 'ids'>) }
  } catch (error) {
    log('error', 'codes', { requestId: c.var.requestId, tree }, error)
    return null
  }
}

const toDetails = ({ texts, neighbours, retired, guides }: CodeResponse): CodeDetails => ({
  guides,
  // Notes of the code's own section and chapter are left out: they are in `texts`.
  noted: neighbours.flatMap(({ by, of, text, headings }) =>
    by === 'note' && of ? [{ code: of.id, quote: text.text, headings: headings.map(({ id }) => id.slice(0, 4)) }] : [],
  ),
  texts: (texts ?? []).map(({ of, kind, paragraphs }) => ({ code: of.id, kind, paragraphs })),
  retired: retired && { names: { [retired.name.lang]: retired.name.text }, lastDated: retired.lastDated },
})

/** @returns the texts about a code, and whether it has been retired; null where the API fails. */
export async function fetchCode(c: Context<ApiEnv>, tree: ClassifierName, code: string): Promise<CodeDetails | null> {
  const query = new URLSearchParams({ code, locale: c.var.locale })
  const response = await callApi(c, `${classifierPath(tree)}?${query}`)
  if (response?.status === 404) return { texts: [], noted: [], retired: null, guides: [] }
  const parsed = response?.status === 200 ? v.safeParse(CodeOne, await response.json()) : null
  if (parsed?.success) return toDetails(parsed.output.data)
  const details = { requestId: c.var.requestId, tree, code, status: response?.status }
  log('error', 'codes', details, parsed?.issues?.[0]?.message)
  return null
}

/** @returns notes and explanations that have all words of a query; none where the API fails. */
export async function fetchTexts(c: Context<ApiEnv>, tree: ClassifierName, q: string): Promise<TextHit[]> {
  const query = new URLSearchParams({ q, perPage: '50', locale: 'ru' })
  const response = await callApi(c, `${classifierPath(tree)}?${query}`)
  const parsed = response?.status === 200 ? v.safeParse(CodeSearch, await response.json()) : null
  if (!parsed?.success) {
    const details = { requestId: c.var.requestId, tree, status: response?.status }
    log('error', 'codes', details, parsed?.issues?.[0]?.message)
    return []
  }
  return parsed.output.data.flatMap(({ id, found }) =>
    found?.in ? [{ code: id, kind: found.in, text: found.text }] : [],
  )
}
