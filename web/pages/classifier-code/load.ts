import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import { isOne } from '../../../domain/classifier/tree-answer.ts'
import type { CodeAnswer, Edition } from '../../../domain/contract/classifier.ts'
import type { CompanyCard } from '../../../domain/contract/companies.ts'
import { read } from '../../../domain/page-error.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import { forCard, type ShownProduct } from '../../components/shown-product.ts'
import { readCodes } from '../classifier/read-codes.ts'
import { codeHead } from './head.ts'

export interface CodeData extends CodeAnswer {
  tree: ClassifierName
  edition: Edition
  stale: boolean
}

/** What is filed under a code: products by TN VED, companies by OKVED. `under`: the code itself, or one above that has some. */
export type Filed =
  | { kind: 'products'; under: string; rows: ShownProduct[] }
  | { kind: 'companies'; under: string; rows: CompanyCard[] }
/** Null where the code is none to file under. */
export type CodeLate = { filed: Filed | null }

/** How many the page shows before "all of them". */
const FEW = 8
/** Codes that goods and companies are commonly filed under: 8481 80, 8481; 28.14, 28.1. */
const COMMON = /^(?:\d{4}|\d{6}|\d\d\.\d{1,2})$/
/** Codes above that are looked under, where there is nothing under the code itself. */
const STEPS_UP = 2

/** Codes to look under, the code itself first. A section is none, and of a chapter everybody has something. */
function codesUp({ retired, finer, node, path }: CodeAnswer): string[] {
  const own = retired?.code ?? finer ?? node.code
  if (own === null || !/^\d[\d.]+$/.test(own)) return []
  const above = [node, ...path.toReversed()].flatMap(({ code }) => (code !== null && COMMON.test(code) ? [code] : []))
  return [...new Set([own, ...above.slice(0, STEPS_UP)])]
}

async function filedUnder({ api, i18n }: LoadContext, tree: ClassifierName, under: string): Promise<Filed> {
  const few = { perPage: String(FEW), locale: i18n.locale }
  if (tree === 'tnved') {
    const { data } = await read(api.get('/api/products', { query: { ...few, tnved: under } }))
    return { kind: 'products', under, rows: data.map(forCard) }
  }
  const { data } = await read(api.get('/api/companies', { query: { ...few, activity: under } }))
  return { kind: 'companies', under, rows: data }
}

/** Under the code itself, else under the nearest above it that has something: a list is never a dead end where one is near. */
async function filed(context: LoadContext, tree: ClassifierName, codes: readonly string[]): Promise<Filed | null> {
  let nearest: Filed | null = null
  for (const code of codes) {
    nearest = await filedUnder(context, tree, code)
    if (nearest.rows.length > 0) return nearest
  }
  return nearest
}

/** A code with all that is said of it, and what is filed under it. */
const loadCode =
  (tree: ClassifierName): Load<CodeData, null, CodeLate> =>
  async (context) => {
    const { api, i18n, id, origin } = context
    const answer = await readCodes(api.get(`/api/${tree}/tree`, { query: { code: id, locale: i18n.locale } }))
    if (!isOne(answer)) throw new Error('the api answered another question')
    const { edition, stale } = answer.meta
    const data: CodeData = { ...answer.data, tree, edition, stale }
    const late = filed(context, tree, codesUp(data))
    late.catch(() => {})
    return { data, islandProps: null, head: codeHead(data, i18n, origin), deferred: { filed: late } }
  }

export const loadOkvedCode = loadCode('okved')
export const loadTnvedCode = loadCode('tnved')
