import type { CodeRef } from '../../../domain/contract/code-ref.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import { PageError } from '../../../domain/page-error.ts'
import type { LoadContext } from '../../app/page/load.ts'
import { readClassifier } from './read-codes.ts'

/** The name of a code or, where the edition ends above it, of the nearest code that it belongs to, which is its `parent`. */
type ActivityName = Localized & { parent?: string }

export type ActivityNames = Readonly<Record<string, ActivityName>>

/** Levels from the top of OKVED-2 down to the classes, such as 46. */
const TO_CLASSES = '2'
/** Levels below a class. */
const BELOW_CLASS = '4'
/** Maximum number of classes looked up; no company works in more. Each needs a call, whose response is cached at the edge. */
const MAX_CLASSES = 12

const classOf = (code: string): string => code.slice(0, 2)

/** @returns the codes that one belongs to, the nearest first: 46.72.1 to 46.72 and 46.7 */
const parentsOf = (code: string): string[] =>
  Array.from(code, (_, length) => code.slice(0, length))
    .filter((one) => /^\d\d\.[\d.]*\d$/.test(one))
    .reverse()

/** @returns null where neither the code nor one that it belongs to is among the names */
export function nameOf(code: string, names: ReadonlyMap<string, Localized>): ActivityName | null {
  const known = [code, ...parentsOf(code)].find((one) => names.has(one))
  const name = known && names.get(known)
  if (!name) return null
  return known === code ? name : { ...name, parent: known }
}

/**
 * Names of OKVED-2 codes. A code of no known class has none, and no code has one where the classifier is unavailable: codes are shown
 * alone then.
 */
export async function activityNames({ api, i18n }: LoadContext, codes: string[]): Promise<ActivityNames> {
  const finer = [...new Set(codes.filter((code) => code.length > 2).map(classOf))].slice(0, MAX_CLASSES)
  const branch = async (parent: string, depth: string): Promise<CodeRef[]> => {
    const query = { parent, depth, locale: i18n.locale }
    const { data } = await readClassifier(api.get('/api/okved/tree', { query }))
    return Array.isArray(data) ? data : []
  }
  try {
    const top = codes.some((code) => code.length === 2) ? [branch('', TO_CLASSES)] : []
    const nodes = (await Promise.all([...top, ...finer.map((parent) => branch(parent, BELOW_CLASS))])).flat()
    const names = new Map(nodes.flatMap(({ code, name }) => (code ? [[code, name] as const] : [])))
    return Object.fromEntries(
      codes.flatMap((code) => {
        const name = nameOf(code, names)
        return name ? [[code, name]] : []
      }),
    )
  } catch (error) {
    // A failure to read the classifier has been logged already (worker/classifier); anything else fails the page.
    if (error instanceof PageError) return {}
    throw error
  }
}
