/** Reads the operator's mapping of a feed's categories to those of the marketplace: a JSON object or a CSV table. */
import * as v from 'valibot'
import { mapKey } from './category-match.ts'
import { csvRows } from './csv.ts'
import type { ShopCategory } from './shop-categories.ts'
import { UnusableInput } from './unusable-input.ts'

const Pairs = v.record(v.string(), v.string())

function pairsOfJson(text: string): [string, string][] {
  try {
    return Object.entries(v.parse(Pairs, JSON.parse(text)))
  } catch {
    throw new UnusableInput('The map is no JSON object of the form {"feed category id or name": "slug of ours"}.')
  }
}

function pairsOfCsv(text: string): [string, string][] {
  const rows = [...csvRows(text, ',;\t', 'The map is no CSV: ')]
  return rows.map(({ cells: [theirs = '', ours = ''] }) => [theirs.trim(), ours.trim()])
}

/**
 * @param text JSON when it begins with a brace, else CSV of two columns (comma, semicolon or tab), with or without a heading: feed category
 *   id or name, and slug of a category of the marketplace.
 * @returns the marketplace's categories by mapKey.
 * @throws UnusableInput when it cannot be read, or names an unknown category.
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
