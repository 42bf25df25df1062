/** The source of a classifier's calls: the database, or at the edge a copy that survives failures of the API. */
import type { Context } from 'hono'
import { CLASSIFIERS, type ClassifierName } from '../../../../domain/classifier/compact.ts'
import { headingOf } from '../../../../domain/classifier/named-in-notes.ts'
import { type ClassifierIndex, indexTree } from '../../../../domain/classifier/search.ts'
import { openTree } from '../../../../domain/classifier/tree.ts'
import type { CompactTree } from '../../../../domain/contract/classifier.ts'
import { BoundedCache } from '../../../cache/bounded-cache.ts'
import { database } from '../../../db/connection.ts'
import { lazy } from '../../../lazy.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import type { TextHit } from './found-in-texts.ts'
import { type CodeDetails, readCodeDetails, readCompact, readEditionId } from './queries.ts'

export interface OpenClassifier {
  /** Id of its edition. */
  id: string
  index: ClassifierIndex
  /** Bytes of its compact form in UTF-8. */
  bytes: number
  /** Set where the API cannot confirm that it is still current: seconds since it last did. */
  staleFor?: number
}

export interface ClassifierSource {
  /** @throws AppError 503 `codes.unavailable` where there is none at all. */
  open: (c: Context<ApiEnv>, tree: ClassifierName) => Promise<OpenClassifier>
  /**
   * @returns the compact form of this edition, as text.
   * @throws AppError 503 where another edition has become current meanwhile; a retry then gets the new one.
   */
  text: (c: Context<ApiEnv>, tree: ClassifierName, id: string) => Promise<string>
  /** @returns notes of codes, and a retired code; null where they cannot be read. */
  details: (c: Context<ApiEnv>, tree: ClassifierName, codes: string[], code: string) => Promise<CodeDetails | null>
  /** @returns notes and explanations that have all words of a query; none where they cannot be read. */
  texts: (c: Context<ApiEnv>, tree: ClassifierName, q: string) => Promise<TextHit[]>
}

/** Stemmers and synonyms are loaded here: pages of codes do not need them. */
const textHits = lazy(() => import('./text-hits.ts'))

export const unavailable = () => new AppError('codes.unavailable', 503)

/**
 * The current edition of each tree, cached in the isolate, because an edition never changes and opening one is slow.
 */
const opened = new BoundedCache<OpenClassifier>({ limit: CLASSIFIERS.length })

/** @returns the edition of this id; null where this isolate has not opened it. */
export function openEdition(tree: ClassifierName, id: string): OpenClassifier | null {
  const known = opened.get(tree)
  return known?.id === id ? known : null
}

/** @param text the compact form stored under this id. */
export function openCompact(tree: ClassifierName, id: string, text: string): OpenClassifier {
  const compact: CompactTree = JSON.parse(text)
  const classifier = { id, index: indexTree(openTree(compact)), bytes: new TextEncoder().encode(text).length }
  opened.set(tree, classifier)
  return classifier
}

async function readCurrent(c: Context<ApiEnv>, tree: ClassifierName): Promise<{ id: string; text: string }> {
  const compact = await readCompact(database(c.env.DB), tree)
  if (!compact) throw unavailable()
  return compact
}

/** The API's own source: the current edition in the database. */
export const databaseSource: ClassifierSource = {
  async open(c, tree) {
    const id = await readEditionId(database(c.env.DB), tree)
    const known = id === null ? null : openEdition(tree, id)
    if (known) return known
    const { id: current, text } = await readCurrent(c, tree)
    return openCompact(tree, current, text)
  },
  async text(c, tree, id) {
    const compact = await readCurrent(c, tree)
    if (compact.id !== id) throw unavailable()
    return compact.text
  },
  details(c, tree, codes, code) {
    const heading = tree === 'tnved' ? codes.map(headingOf).find((one) => one !== undefined) : undefined
    return readCodeDetails(database(c.env.DB), tree, { codes, code, locale: c.var.locale, heading })
  },
  texts: async (c, tree, q) => (await textHits()).readTextHits(database(c.env.DB), tree, q),
}
