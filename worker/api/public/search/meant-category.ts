/** What the words of a query mean: a category, or something that is sold nowhere here. */
import type { Bindings } from '../../../bindings.ts'
import { likeliestLeaf } from '../../../db/search-text/leaf-words/leaf-words.ts'
import { loadLeafWords } from '../../../db/search-text/leaf-words/load-leaf-words.ts'
import { oddsOfElsewhere } from '../../../db/search-text/leaf-words/weights.ts'
import { log } from '../../../observe/log.ts'

/** Where it is surer than this, goods of the category are shown though no goods were found; else only before goods that have some of the words. */
const SURE = 0.85
const LIKELY = 0.6

/** Share of the words that phrases have to have. */
const KNOWN = 0.5

/** A category that words mean. */
export interface MeantCategory {
  slug: string
  isSure: boolean
}

/** What the words of a query mean. */
export interface Meaning {
  /** Null where no category is likely. */
  category: MeantCategory | null
  /** The logarithm of the odds that they name what is sold nowhere here; null where its noun is unknown. */
  elsewhere: number | null
}

/** @returns the slug of the category that words surely mean; null where they mean none, or rather what is sold nowhere here */
export const surelyMeant = ({ category, elsewhere }: Meaning): string | null =>
  category?.isSure && (elsewhere === null || elsewhere < 0) ? category.slug : null

/** @returns what the words of a query mean */
export type MeaningOf = (q: string) => Promise<Meaning>

/** A request, or the environment of a job. */
interface Asking {
  env: Pick<Bindings, 'ASSETS'>
  var?: { requestId: string }
}

/** @returns no meaning where the table cannot be read: then the search does without */
export async function meaningOf(c: Asking, q: string): Promise<Meaning> {
  try {
    const table = await loadLeafWords(c.env.ASSETS)
    const leaf = likeliestLeaf(table, q)
    const isLikely = leaf !== null && leaf.confidence >= LIKELY && leaf.known >= KNOWN
    const category = isLikely ? { slug: leaf.slug, isSure: leaf.confidence >= SURE } : null
    return { category, elsewhere: oddsOfElsewhere(table.weights, q) }
  } catch (error) {
    log('warn', 'leaf words', { requestId: c.var?.requestId }, error)
    return { category: null, elsewhere: null }
  }
}
