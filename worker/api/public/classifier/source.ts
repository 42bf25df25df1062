/** Where the calls below get a classifier from: the database, or at the edge a copy that outlives the api's failures. */
import type { Context } from 'hono'
import type { CompactTree, TreeName } from '../../../../domain/classifier/compact.ts'
import { type CodeIndex, indexTree } from '../../../../domain/classifier/search.ts'
import { openTree } from '../../../../domain/classifier/tree.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { type About, readAbout, readCompact, readEditionId } from './queries.ts'

export interface OpenedTree {
  /** Id of its edition. */
  id: string
  index: CodeIndex
  /** Of its compact form in UTF-8. */
  bytes: number
  /** Set where nobody could be asked whether it is still the current one: seconds since somebody could. */
  staleFor?: number
}

export interface TreeSource {
  /** @throws AppError 503 `codes.unavailable` where there is none at all. */
  open: (c: Context<ApiEnv>, tree: TreeName) => Promise<OpenedTree>
  /**
   * @returns the compact form of this edition, as text.
   * @throws AppError 503 where it is another edition's turn meanwhile: asked again, everything is of the new one.
   */
  text: (c: Context<ApiEnv>, tree: TreeName, id: string) => Promise<string>
  /** @returns what is kept for single codes; null where it cannot be asked for. */
  about: (c: Context<ApiEnv>, tree: TreeName, codes: string[], asked: string) => Promise<About | null>
}

export const unavailable = () => new AppError('codes.unavailable', 503)

/** The current edition of each tree, ready to be searched: an edition never changes, and opening one takes time. */
const opened = new Map<TreeName, OpenedTree>()

/** @returns the edition of this id, where this isolate has it open. */
export function openedTree(tree: TreeName, id: string): OpenedTree | null {
  const known = opened.get(tree)
  return known?.id === id ? known : null
}

/** @param text the compact form, as it was stored under this id. */
export function openText(tree: TreeName, id: string, text: string): OpenedTree {
  const compact: CompactTree = JSON.parse(text)
  const made = { id, index: indexTree(openTree(compact)), bytes: new TextEncoder().encode(text).length }
  opened.set(tree, made)
  return made
}

async function demandCompact(c: Context<ApiEnv>, tree: TreeName): Promise<{ id: string; text: string }> {
  const compact = await readCompact(database(c.env.DB), tree)
  if (!compact) throw unavailable()
  return compact
}

/** The api's own: what the database says is current. */
export const fromDatabase: TreeSource = {
  async open(c, tree) {
    const id = await readEditionId(database(c.env.DB), tree)
    const known = id === null ? null : openedTree(tree, id)
    if (known) return known
    const { id: current, text } = await demandCompact(c, tree)
    return openText(tree, current, text)
  },
  async text(c, tree, id) {
    const compact = await demandCompact(c, tree)
    if (compact.id !== id) throw unavailable()
    return compact.text
  },
  about: (c, tree, codes, asked) => readAbout(database(c.env.DB), tree, codes, asked),
}
