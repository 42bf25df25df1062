/** The calls of the classifiers, for either source: the API's database, or the edge's copy. */
import { type Context, Hono } from 'hono'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import { CodeLookup, LookupQuery, TreeQuery, TreeResponse } from '../../../../domain/contract/classifier.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { FOR_EVER } from '../../http/caching.ts'
import { describeFile, describeGet } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { query } from '../../http/validate.ts'
import { CURRENT_EDITION } from '../edition-cache.ts'
import { type EDITION_FORMATS, editionFile } from './edition-file.ts'
import { lacksNames, withTextHits } from './found-in-texts.ts'
import { branchResult, codeResult, lookupResult, openedResult, searchResult, toMeta } from './results.ts'
import type { ClassifierSource, OpenClassifier } from './source.ts'

/** Marks a stale copy in the Cache-Status header as well (RFC 9211 section 2.4). */
function setCacheHeaders(c: Context<ApiEnv>, { staleFor }: OpenClassifier, cacheControl = CURRENT_EDITION): void {
  c.header('Cache-Control', staleFor === undefined ? cacheControl : 'no-cache')
  if (staleFor === undefined) return
  c.header('Cache-Status', `trees; hit; ttl=-${Math.ceil(staleFor)}; detail=api-unavailable`)
}

/**
 * Sends the stored text unchanged, because parsing and serialising three megabytes would dominate the cost of the call.
 */
async function wholeTree(
  c: Context<ApiEnv>,
  source: ClassifierSource,
  opened: OpenClassifier,
  edition: string | undefined,
) {
  const { tree } = opened.index.tree
  if (edition !== undefined && edition !== opened.id) throw new AppError('edition.unknown', 404)
  c.header('ETag', `W/"${opened.id}"`)
  setCacheHeaders(c, opened, edition === undefined ? CURRENT_EDITION : FOR_EVER)
  if (c.req.header('If-None-Match')?.includes(`"${opened.id}"`)) return c.body(null, 304)
  const text = await source.text(c, tree, opened.id)
  return c.body(`{"data":${text},"meta":${JSON.stringify(toMeta(opened))}}`, 200, {
    'Content-Type': 'application/json',
  })
}

type TreeContext = Context<ApiEnv, string, { out: { query: TreeQuery } }>

const treeHandler = (source: ClassifierSource, tree: ClassifierName) => async (c: TreeContext) => {
  const { code, q, open, parent, depth, edition, perPage } = c.req.valid('query')
  const { locale } = c.var
  const opened = await source.open(c, tree)
  const whole = [code, q, open, parent, depth].every((one) => one === undefined)
  if (whole) return wholeTree(c, source, opened, edition)
  setCacheHeaders(c, opened)
  if (code !== undefined) {
    const data = await codeResult(opened, code, locale, (codes, key) => source.details(c, tree, codes, key))
    const stale = opened.staleFor !== undefined || data.texts === null
    return c.json({ data, meta: { ...toMeta(opened), stale } })
  }
  if (open !== undefined) return c.json({ data: openedResult(opened, { open, q }, locale), meta: toMeta(opened) })
  if (q !== undefined && parent === undefined) {
    const found = searchResult(opened, { q, perPage }, locale)
    if (!lacksNames(found.meta)) return c.json(found)
    const texts = await source.texts(c, tree, q)
    return c.json(withTextHits(opened, found, { texts, q, perPage, locale }))
  }
  const branch = { parent: parent ?? '', depth: depth ?? 1, q }
  return c.json({ data: branchResult(opened, branch, locale), meta: toMeta(opened) })
}

type LookupContext = Context<ApiEnv, string, { out: { query: LookupQuery } }>

const lookupHandler = (source: ClassifierSource, tree: ClassifierName) => async (c: LookupContext) => {
  const opened = await source.open(c, tree)
  setCacheHeaders(c, opened)
  return c.json(lookupResult(opened, c.req.valid('query'), c.var.locale))
}

const fileHandler =
  (source: ClassifierSource, tree: ClassifierName, format: (typeof EDITION_FORMATS)[number]) =>
  async (c: Context<ApiEnv>) => {
    const opened = await source.open(c, tree)
    setCacheHeaders(c, opened)
    return editionFile(c, opened, format)
  }

const describeEdition = (name: string, format: string) =>
  describeFile('codes', `${name}: every code of the current edition with path, names, unit and duty, as ${format}`, {
    revalidated: true,
  })

const describeTree = (name: string) =>
  describeGet('codes', `${name}: one code, a search, a branch, or the whole tree in its compact form`, TreeResponse, {
    unknown: true,
  })
const describeLookup = (name: string) =>
  describeGet('codes', `${name} codes for a form field, by the beginning of a code or by words`, CodeLookup)

/** All calls of the two classifiers, by their full paths. */
export const classifierRoutes = (source: ClassifierSource) =>
  new Hono<ApiEnv>()
    .get('/api/okved/tree', describeTree('OKVED-2'), query(TreeQuery), treeHandler(source, 'okved'))
    .get('/api/tnved/tree', describeTree('TN VED'), query(TreeQuery), treeHandler(source, 'tnved'))
    .get('/api/okved/edition.csv', describeEdition('OKVED-2', 'CSV'), fileHandler(source, 'okved', 'csv'))
    .get('/api/okved/edition.jsonl', describeEdition('OKVED-2', 'JSON Lines'), fileHandler(source, 'okved', 'jsonl'))
    .get('/api/tnved/edition.csv', describeEdition('TN VED', 'CSV'), fileHandler(source, 'tnved', 'csv'))
    .get('/api/tnved/edition.jsonl', describeEdition('TN VED', 'JSON Lines'), fileHandler(source, 'tnved', 'jsonl'))
    .get('/dev/okved2', describeLookup('OKVED-2'), query(LookupQuery), lookupHandler(source, 'okved'))
    .get('/dev/ved', describeLookup('TN VED'), query(LookupQuery), lookupHandler(source, 'tnved'))
