import type { CodeRef } from '../../../domain/contract/classifier.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import { PageError } from '../../../domain/page-error.ts'
import type { LoadContext } from '../../app/page/load.ts'
import { readCodes } from './read-codes.ts'

export type ActivityNames = Readonly<Record<string, Localized>>

/** OKVED-2 classes, such as 46, stand on the second level; what is finer stands in at most four levels below one. */
const [TO_CLASSES, BELOW_CLASS] = ['2', '4']
/** More classes than one company works in; each is a question of its own, answered from the edge's memory. */
const MOST_CLASSES = 12

const classOf = (code: string): string => code.slice(0, 2)

/**
 * What OKVED-2 codes are called. A code that the tree does not have is left out, and so are all where it cannot be read: the
 * code stands alone then.
 */
export async function activityNames({ api, i18n }: LoadContext, codes: string[]): Promise<ActivityNames> {
  const wanted = new Set(codes)
  const finer = [...new Set(codes.filter((code) => code.length > 2).map(classOf))].slice(0, MOST_CLASSES)
  const branch = async (parent: string, depth: string): Promise<CodeRef[]> => {
    const query = { parent, depth, locale: i18n.locale }
    const { data } = await readCodes(api.get('/api/okved/tree', { query }))
    return Array.isArray(data) ? data : []
  }
  try {
    const top = codes.some((code) => code.length === 2) ? [branch('', TO_CLASSES)] : []
    const nodes = (await Promise.all([...top, ...finer.map((parent) => branch(parent, BELOW_CLASS))])).flat()
    return Object.fromEntries(nodes.flatMap(({ code, name }) => (code && wanted.has(code) ? [[code, name]] : [])))
  } catch (error) {
    // Who could not read the tree has said so in the log (worker/trees); anything else is for the page's own to say.
    if (error instanceof PageError) return {}
    throw error
  }
}
