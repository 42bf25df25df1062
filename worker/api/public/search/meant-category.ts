/** The category that the words of a query mean. */
import type { Context } from 'hono'
import { likeliestLeaf } from '../../../db/search-text/leaf-words/leaf-words.ts'
import { loadLeafWords } from '../../../db/search-text/leaf-words/load-leaf-words.ts'
import { log } from '../../../observe/log.ts'
import type { ApiEnv } from '../../http/api-env.ts'

/** Where it is surer than this, goods of the category are shown though no goods were found; else only before goods that have some of the words. */
const SURE = 0.85
const LIKELY = 0.6

/** Share of the words that phrases have to have. */
const KNOWN = 0.5

/** What the words of a query mean. */
export interface MeantCategory {
  slug: string
  isSure: boolean
}

/** @returns null where no category is likely, and where the table cannot be read: then the search does without */
export async function meantCategory(c: Context<ApiEnv>, q: string): Promise<MeantCategory | null> {
  try {
    const leaf = likeliestLeaf(await loadLeafWords(c.env.ASSETS), q)
    if (leaf === null || leaf.confidence < LIKELY || leaf.known < KNOWN) return null
    return { slug: leaf.slug, isSure: leaf.confidence >= SURE }
  } catch (error) {
    log('warn', 'leaf words', { requestId: c.var.requestId }, error)
    return null
  }
}
