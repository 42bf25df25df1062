/** The category that the words of a query mean. */
import type { Context } from 'hono'
import { likeliestLeaf } from '../../../db/search-text/leaf-words/leaf-words.ts'
import { loadLeafWords } from '../../../db/search-text/leaf-words/load-leaf-words.ts'
import { log } from '../../../observe/log.ts'
import type { ApiEnv } from '../../http/api-env.ts'

/** Where it is surer than this, and phrases have this share of the words, goods of the category are shown. */
const SURE = 0.9
const KNOWN = 0.5

/** @returns its slug; null where it is not sure, and where the table cannot be read: then the search does without */
export async function meantCategory(c: Context<ApiEnv>, q: string): Promise<string | null> {
  try {
    const leaf = likeliestLeaf(await loadLeafWords(c.env.ASSETS), q)
    return leaf && leaf.confidence >= SURE && leaf.known >= KNOWN ? leaf.slug : null
  } catch (error) {
    log('warn', 'leaf words', { requestId: c.var.requestId }, error)
    return null
  }
}
