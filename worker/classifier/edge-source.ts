/**
 * The edge's classifiers: the isolate's memory, then KV, then the api (docs/architecture.md, "Classifiers"). With the api
 * failing the copy serves on and says that it is old; without a copy there is a clear failure.
 */

import type { Context } from 'hono'
import type { TreeName } from '../../domain/classifier/compact.ts'
import type { ApiEnv } from '../api/http/api-env.ts'
import { type OpenedTree, openedTree, openText, type TreeSource, unavailable } from '../api/public/classifier/source.ts'
import { confirmEdition, type EditionNote, readNote, readText, storeEdition } from '../cache/edition-cache.ts'
import { executionContext } from '../gateway/upstream.ts'
import { log } from '../observe/log.ts'
import { fetchAbout, fetchEdition } from './fetch-from-api.ts'

/** Milliseconds for which a copy is taken for current: this isolate's, and KV's, which an import writes as well. */
const FRESH = { memory: 60_000, kv: 600_000 }
/** After a failure the api is left alone for so long. */
const PAUSE = 5_000

interface CachedTree {
  opened: OpenedTree
  /** When the api last said that it is current. */
  confirmedAt: number
  /** Until then nobody is asked. */
  askAgainAt: number
}

function inBackground(c: Context<ApiEnv>, work: Promise<unknown>): void {
  const reported = work.catch((error: unknown) => log('error', 'codes', { requestId: c.var.requestId }, error))
  executionContext(c)?.waitUntil(reported)
}

async function openKept(c: Context<ApiEnv>, tree: TreeName, id: string): Promise<OpenedTree | null> {
  const known = openedTree(tree, id)
  if (known) return known
  const text = await readText(c.env.KV, tree, id)
  try {
    return text === null ? null : openText(tree, id, text)
  } catch (error) {
    // A copy that is none: the api has the text.
    log('error', 'codes', { requestId: c.var.requestId, tree }, error)
    return null
  }
}

/** @param now milliseconds since 1970. */
export function edgeSource(now: () => number = Date.now): TreeSource {
  const memory = new Map<TreeName, CachedTree>()

  function hold(tree: TreeName, opened: OpenedTree, confirmedAt: number, askAgainAt: number): OpenedTree {
    memory.set(tree, { opened, confirmedAt, askAgainAt })
    return opened
  }

  /** The api has said which edition is current. */
  function confirmed(c: Context<ApiEnv>, tree: TreeName, opened: OpenedTree, text?: string): OpenedTree {
    const note: EditionNote = { id: opened.id, confirmedAt: now() }
    const kept = text === undefined ? confirmEdition(c.env.KV, tree, note) : storeEdition(c.env.KV, tree, note, text)
    inBackground(c, kept)
    const { id, index, bytes } = opened
    return hold(tree, { id, index, bytes }, now(), now() + FRESH.memory)
  }

  function stale(tree: TreeName, copy: OpenedTree, confirmedAt: number): OpenedTree {
    const staleFor = Math.max(0, now() - confirmedAt) / 1000
    return hold(tree, { ...copy, staleFor }, confirmedAt, now() + PAUSE)
  }

  async function open(c: Context<ApiEnv>, tree: TreeName): Promise<OpenedTree> {
    const held = memory.get(tree)
    if (held && now() < held.askAgainAt) return held.opened
    const note = await readNote(c.env.KV, tree)
    const copy = note ? await openKept(c, tree, note.id) : null
    // Another isolate's clock may be ahead: what it says of the time to come is no news.
    if (note && copy && Math.abs(now() - note.confirmedAt) < FRESH.kv) {
      return hold(tree, copy, note.confirmedAt, now() + FRESH.memory)
    }
    const known = copy ?? held?.opened
    const said = await fetchEdition(c, tree, known?.id)
    if (said === 'unchanged' && known) return confirmed(c, tree, known)
    if (said !== null && said !== 'unchanged') {
      return confirmed(c, tree, openedTree(tree, said.id) ?? openText(tree, said.id, said.text), said.text)
    }
    if (!known) throw unavailable()
    return stale(tree, known, copy && note ? note.confirmedAt : (held?.confirmedAt ?? now()))
  }

  async function text(c: Context<ApiEnv>, tree: TreeName, id: string): Promise<string> {
    const kept = await readText(c.env.KV, tree, id)
    if (kept !== null) return kept
    const said = await fetchEdition(c, tree, undefined)
    if (said === null || said === 'unchanged' || said.id !== id) throw unavailable()
    return said.text
  }

  return { open, text, about: (c, tree, _codes, asked) => fetchAbout(c, tree, asked) }
}
