/**
 * The edge's classifiers: the isolate's memory, then KV, then the API (docs/architecture.md, "Classifiers"). Where the API fails, the
 * copy is served with its age; without a copy the call fails.
 */

import type { Context } from 'hono'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import type { ApiEnv } from '../api/http/api-env.ts'
import {
  type ClassifierSource,
  type OpenClassifier,
  openCompact,
  openEdition,
  unavailable,
} from '../api/public/classifier/source.ts'
import { confirmEdition, type EditionPointer, readPointer, readText, storeEdition } from '../cache/edition-cache.ts'
import { takeLease } from '../db/lease.ts'
import { executionContext } from '../gateway/upstream.ts'
import { log } from '../observe/log.ts'
import { fetchCode, fetchEdition, fetchTexts } from './fetch-from-api.ts'

/** Milliseconds for which a copy counts as current: in this isolate's memory, and in KV, which imports write too. */
const FRESH = { memory: 60_000, kv: 600_000 }
/** Milliseconds after a failure until the API is called again. */
const PAUSE = 5_000

interface CachedTree {
  opened: OpenClassifier
  /** When the API last confirmed that it is current. */
  confirmedAt: number
  /** Until then neither KV nor the API is called. */
  freshUntil: number
}

/** Milliseconds for which no other isolate writes the same copy: by then KV has it everywhere. */
const WRITTEN_FOR = 60_000

/**
 * KV accepts one write per second and key, and a copy becomes old for all isolates at once: where they share a database, only one of them
 * writes it.
 */
async function storeOnce(
  c: Context<ApiEnv>,
  tree: ClassifierName,
  pointer: EditionPointer,
  text?: string,
): Promise<void> {
  const { API_BASE_URL, DB, KV } = c.env
  const isFirst = API_BASE_URL !== undefined || (await takeLease(DB, `codes ${tree}`, pointer.confirmedAt, WRITTEN_FOR))
  if (!isFirst) return
  await (text === undefined ? confirmEdition(KV, tree, pointer) : storeEdition(KV, tree, pointer, text))
}

async function openStored(c: Context<ApiEnv>, tree: ClassifierName, id: string): Promise<OpenClassifier | null> {
  const known = openEdition(tree, id)
  if (known) return known
  const text = await readText(c.env.KV, tree, id)
  try {
    return text === null ? null : openCompact(tree, id, text)
  } catch (error) {
    // The copy is damaged: the API has the text.
    log('error', 'codes', { requestId: c.var.requestId, tree }, error)
    return null
  }
}

/** @param now milliseconds since 1970. */
export function edgeSource(now: () => number = Date.now): ClassifierSource {
  const memory = new Map<ClassifierName, CachedTree>()

  function remember(tree: ClassifierName, cached: CachedTree): OpenClassifier {
    memory.set(tree, cached)
    return cached.opened
  }

  /** Stores what the API has confirmed, in memory and in KV. */
  function confirmed(c: Context<ApiEnv>, tree: ClassifierName, opened: OpenClassifier, text?: string): OpenClassifier {
    const pointer: EditionPointer = { id: opened.id, confirmedAt: now() }
    const logged = storeOnce(c, tree, pointer, text).catch((error: unknown) =>
      log('error', 'codes', { requestId: c.var.requestId }, error),
    )
    executionContext(c)?.waitUntil(logged)
    const { id, index, bytes } = opened
    return remember(tree, { opened: { id, index, bytes }, confirmedAt: now(), freshUntil: now() + FRESH.memory })
  }

  function received(c: Context<ApiEnv>, tree: ClassifierName, { id, text }: { id: string; text: string }) {
    return confirmed(c, tree, openEdition(tree, id) ?? openCompact(tree, id, text), text)
  }

  function stale(tree: ClassifierName, copy: OpenClassifier, confirmedAt: number): OpenClassifier {
    const staleFor = Math.max(0, now() - confirmedAt) / 1000
    return remember(tree, { opened: { ...copy, staleFor }, confirmedAt, freshUntil: now() + PAUSE })
  }

  async function open(c: Context<ApiEnv>, tree: ClassifierName): Promise<OpenClassifier> {
    const remembered = memory.get(tree)
    if (remembered && now() < remembered.freshUntil) return remembered.opened
    const pointer = await readPointer(c.env.KV, tree)
    const copy = pointer ? await openStored(c, tree, pointer.id) : null
    // Another isolate's clock may be ahead: a time in the future proves nothing.
    if (pointer && copy && Math.abs(now() - pointer.confirmedAt) < FRESH.kv) {
      return remember(tree, { opened: copy, confirmedAt: pointer.confirmedAt, freshUntil: now() + FRESH.memory })
    }
    const known = copy ?? remembered?.opened
    const edition = await fetchEdition(c, tree, known?.id)
    if (edition === 'unchanged' && known) return confirmed(c, tree, known)
    if (edition !== null && edition !== 'unchanged') return received(c, tree, edition)
    if (!known) throw unavailable()
    return stale(tree, known, copy && pointer ? pointer.confirmedAt : (remembered?.confirmedAt ?? now()))
  }

  async function text(c: Context<ApiEnv>, tree: ClassifierName, id: string): Promise<string> {
    const stored = await readText(c.env.KV, tree, id)
    if (stored !== null) return stored
    const edition = await fetchEdition(c, tree, undefined)
    if (edition === null || edition === 'unchanged') throw unavailable()
    if (edition.id === id) return edition.text
    // The response is a 503, but the new edition is remembered: without it every retry would fail until the memory expires.
    received(c, tree, edition)
    throw unavailable()
  }

  return { open, text, details: (c, tree, _codes, code) => fetchCode(c, tree, code), texts: fetchTexts }
}
