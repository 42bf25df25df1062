/** Hits among the codes of both classifiers, which are searched in the isolate's memory and not in the database. */
import type { Context } from 'hono'
import type { TreeName } from '../../../web/codes/compact.ts'
import { type Found, searchCodes } from '../../../web/codes/search.ts'
import { toLookup } from '../../../web/codes/views.ts'
import type { Locale } from '../../../web/locale.ts'
import type { Env } from '../../env.ts'
import type { OpenedTree, TreeSource } from '../codes/source.ts'
import { AppError } from '../problem.ts'
import type { CodeLine } from './schema.ts'

/** A search of goods does not fail because the codes cannot be read. */
const openIfThere = async (source: TreeSource, c: Context<Env>, tree: TreeName): Promise<OpenedTree | null> => {
  try {
    return await source.open(c, tree)
  } catch (error) {
    if (error instanceof AppError && error.code === 'codes.unavailable') return null
    throw error
  }
}

/** Who searches here mostly looks for goods. */
const ORDER: TreeName[] = ['tnved', 'okved']

const BY_CODE: ReadonlySet<Found['reading']> = new Set(['code', 'part', 'section'])

function linesOf({ index }: OpenedTree, { nodes }: Found, limit: number, locale: Locale): CodeLine[] {
  const lines: CodeLine[] = []
  for (const at of nodes) {
    if (lines.length === limit) break
    const line = toLookup(index.tree, at, locale)
    if (line) lines.push({ tree: index.tree.tree, ...line })
  }
  return lines
}

/** One of each in turn: neither classifier is to be pushed out by the other. */
const inTurn = (first: CodeLine[], second: CodeLine[]): CodeLine[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((line) => line !== undefined)

export interface CodeHits {
  items: CodeLine[]
  total: number
  /** The query is a code, and nothing else is to be read into it. */
  byCode: boolean
}

/** @returns codes that have all the words, or the digits of a code; a tree that cannot be read has none. */
export async function findCodes(
  source: TreeSource,
  c: Context<Env>,
  { q, limit }: { q: string; limit: number },
  locale: Locale,
): Promise<CodeHits> {
  const opened = await Promise.all(ORDER.map((tree) => openIfThere(source, c, tree)))
  const hits = opened
    .flatMap((tree) => (tree ? [{ tree, found: searchCodes(tree.index, q) }] : []))
    .filter(({ found }) => !found.partial)
  const [first = [], second = []] = hits.map(({ tree, found }) => linesOf(tree, found, limit, locale))
  return {
    items: inTurn(first, second).slice(0, limit),
    total: hits.reduce((sum, { found }) => sum + found.nodes.length, 0),
    byCode: hits.some(({ found }) => BY_CODE.has(found.reading) && found.nodes.length > 0),
  }
}
