/** The operator's own word on which category of a feed is which of ours: a JSON object or a CSV table. */
import * as v from 'valibot'
import { mapKey } from './category-match.ts'
import type { ShopCategory } from './shop-categories.ts'
import { UnusableInput } from './unusable-input.ts'

const Pairs = v.record(v.string(), v.string())

/** One cell of CSV and the mark behind it (RFC 4180). */
const CELL = /(?:"((?:[^"]|"")*)"|([^",;\t\r\n]*))([,;\t]|\r?\n|$)/y

/** @returns rows of cells; null where a quote is not closed or stands inside of a cell. */
function parseCsv(text: string): string[][] | null {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    CELL.lastIndex = at
    const found = CELL.exec(text)
    if (!found) return null
    const [all, quoted, plain = '', mark = ''] = found
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    at += all.length
    if (/[,;\t]/.test(mark)) continue
    rows.push(row)
    row = []
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

function pairsOfJson(text: string): [string, string][] {
  try {
    return Object.entries(v.parse(Pairs, JSON.parse(text)))
  } catch {
    throw new UnusableInput('The map is no JSON object of the form {"feed category id or name": "slug of ours"}.')
  }
}

function pairsOfCsv(text: string): [string, string][] {
  const rows = parseCsv(text)
  if (!rows) throw new UnusableInput('The map is no CSV: a quote is not closed.')
  return rows.map(([theirs = '', ours = '']): [string, string] => [theirs, ours])
}

/**
 * @param text JSON when it begins with a brace, else CSV of two columns (comma, semicolon or tab), with or without a
 *   heading: feed category id or name, and slug of a category of ours.
 * @returns our categories by mapKey.
 * @throws UnusableInput when it cannot be read, or names a category there is not.
 */
export function readCategoryMap(text: string, shop: ShopCategory[]): Map<string, ShopCategory> {
  const clean = text.replace(/^\ufeff/, '')
  const json = clean.trimStart().startsWith('{')
  const bySlug = new Map(shop.map((category) => [category.slug, category]))
  const result = new Map<string, ShopCategory>()
  for (const [at, [theirs, ours]] of (json ? pairsOfJson(clean) : pairsOfCsv(clean)).entries()) {
    const category = bySlug.get(ours)
    if (category) result.set(mapKey(theirs), category)
    else if (json || at > 0 || !/^(slug|category|ours|to)$/i.test(ours)) {
      throw new UnusableInput(`The map sends "${theirs}" to "${ours}", which is no slug of a category.`)
    }
  }
  return result
}
