import type { CodeRef } from '../../../domain/contract/classifier.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import { PageError } from '../../../domain/page-error.ts'
import type { LoadContext } from '../../app/page/load.ts'
import { readClassifier } from './read-codes.ts'

export type ActivityNames = Readonly<Record<string, Localized>>

/** Levels from the top of OKVED-2 down to the classes, such as 46. */
const TO_CLASSES = '2'
/** Levels below a class. */
const BELOW_CLASS = '4'
/** Maximum number of classes looked up; no company works in more. Each needs a call, whose response is cached at the edge. */
const MAX_CLASSES = 12

const classOf = (code: string): string => code.slice(0, 2)

/**
 * Names of OKVED-2 codes. A code that is not in the classifier has none, and no code has one where the classifier is unavailable: codes
 * are shown alone then.
 */
export async function activityNames({ api, i18n }: LoadContext, codes: string[]): Promise<ActivityNames> {
  const wanted = new Set(codes)
  const finer = [...new Set(codes.filter((code) => code.length > 2).map(classOf))].slice(0, MAX_CLASSES)
  const branch = async (parent: string, depth: string): Promise<CodeRef[]> => {
    const query = { parent, depth, locale: i18n.locale }
    const { data } = await readClassifier(api.get('/api/okved/tree', { query }))
    return Array.isArray(data) ? data : []
  }
  try {
    const top = codes.some((code) => code.length === 2) ? [branch('', TO_CLASSES)] : []
    const nodes = (await Promise.all([...top, ...finer.map((parent) => branch(parent, BELOW_CLASS))])).flat()
    return Object.fromEntries(nodes.flatMap(({ code, name }) => (code && wanted.has(code) ? [[code, name]] : [])))
  } catch (error) {
    // A failure to read the classifier has been logged already (worker/classifier); anything else fails the page.
    if (error instanceof PageError) return {}
    throw error
  }
}
