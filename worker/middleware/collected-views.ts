/** What has been viewed since the last report (docs/decisions/0012-views.md, 0051-statistics.md). */
import type { LedByWords, PageViewReport, SeenPages, ShownList } from '../../domain/contract/page-views.ts'
import { getOrCreate } from '../../domain/get-or-create.ts'
import { MAX_LISTS_SHOWN, MAX_PRODUCTS_SHOWN, MAX_WORDS_LENGTH } from '../../domain/page-view-limits.ts'

/** Visitors with an account, and countries, in one report: views of more than these are not counted. */
const MAX_PARTS = 50

/** Views of visitors with the same account and country, who are reported together. */
interface ViewReport {
  pages: SeenPages
  lists: Map<string, ShownList>
  led: Map<string, LedByWords>
}

/** Who viewed: id of the account, '' without one; and the country of the network, '' where it is not known. */
interface Viewer {
  by: string
  country: string
}

let parts = new Map<string, ViewReport>()
/** Number of rows in all parts: lists, and products opened from one. */
let listed = 0

const noViews = (): ViewReport => ({ pages: { product: {}, company: {} }, lists: new Map(), led: new Map() })

function partOf({ by, country }: Viewer): ViewReport | null {
  const key = `${by} ${country}`
  return parts.has(key) || parts.size < MAX_PARTS ? getOrCreate(parts, key, noViews) : null
}

/** Adds one to the row of this key. A new row is added only if there is room for it; `row` creates it only then. */
function addOne<Row extends { times: number }>(rows: Map<string, Row>, key: string, row: () => Row): void {
  const known = rows.get(key)
  if (known) known.times++
  else if (listed < MAX_LISTS_SHOWN) {
    listed++
    rows.set(key, row())
  }
}

/** The words of a search as they are counted; '' for a text too long to have been typed as a search. */
export const countedWords = (words: string): string => (words.length > MAX_WORDS_LENGTH ? '' : words.trim())

/** @param words of the search that led there, '' for none */
export function addPage(viewer: Viewer, kind: keyof SeenPages, id: string, words: string): void {
  const part = partOf(viewer)
  if (!part) return
  part.pages[kind][id] = (part.pages[kind][id] ?? 0) + 1
  if (words && kind === 'product') addOne(part.led, `${id} ${words}`, () => ({ product: id, words, times: 1 }))
}

/** @param ids of the list's products, separated by commas */
export function addList(viewer: Viewer, ids: string, words: string): void {
  const part = partOf(viewer)
  const row = () => ({ products: ids.split(',').slice(0, MAX_PRODUCTS_SHOWN), words, times: 1 })
  // The ids of a cached page are one text, whose hash is known; joining it with another would need a new one for each view.
  if (part) addOne(part.lists, words ? `${ids} ${words}` : ids, row)
}

/** @returns all views for the report, and begins to count anew */
export function takeViews(): PageViewReport {
  const taken = parts
  parts = new Map()
  listed = 0
  return [...taken].map(([key, { pages, lists, led }]) => {
    const [by, country] = key.split(' ')
    return {
      ...pages,
      ...(by && { by }),
      ...(country && { country }),
      ...(lists.size > 0 && { lists: [...lists.values()] }),
      ...(led.size > 0 && { led: [...led.values()] }),
    }
  })
}
