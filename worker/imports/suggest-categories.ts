/**
 * Suggests categories for which neither the supplier's choices nor a name gives one: by the customs codes of the goods, and by their
 * parameters.
 */
import { sql } from 'drizzle-orm'
import { getOrCreate } from '../../domain/get-or-create.ts'
import { folded, type ParameterDefinition } from '../../domain/parameters/parameter.ts'
import { wordings } from '../../domain/text.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import type { ShopCategory } from '../db/import/shop-categories.ts'
import { readDefinitions } from '../db/parameter-definitions.ts'
import type { UsedCategory } from './used-categories.ts'

/** Most published goods of a code that are read. */
const ROWS_READ = 50
/** Fewest parameters that a category must share: one alone ("Weight") is in every category. */
const MIN_KNOWN = 2

/** @returns the number of the category in which most published goods of a code are, by code */
async function categoriesOfCodes(env: Bindings, codes: string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await database(env.DB).all<{ code: string; category: number | null }>(
    sql`SELECT value AS code, (SELECT category FROM
        (SELECT category FROM products INDEXED BY products_tnved WHERE status = 'published' AND tnved = value LIMIT ${ROWS_READ})
        GROUP BY category ORDER BY count(*) DESC, category LIMIT 1) AS category
      FROM json_each(${JSON.stringify(codes)})`,
  )
  return new Map(rows.flatMap(({ code, category }) => (category === null ? [] : [[code, category]])))
}

/** "Diameter, mm" and "Weight (kg)" are names with a unit. */
const withoutUnit = (name: string): string => name.replace(/\s*[,，(（].*$/u, '')

type Definitions = ReadonlyMap<number, readonly Pick<ParameterDefinition, 'num' | 'names' | 'aliases'>[]>

/**
 * @param definitions of the parameters of each category, its own and inherited ones, by its number
 * @returns a function that finds the category with most of some parameters; null where there is none, or several have as many
 */
function parameterSuggester(shop: readonly ShopCategory[], definitions: Definitions) {
  const byName = new Map<string, Set<number>>()
  for (const { num, names, aliases } of [...definitions.values()].flat()) {
    for (const name of [...wordings(names), ...aliases]) {
      getOrCreate(byName, folded(name), () => new Set<number>()).add(num)
    }
  }
  return (names: readonly string[]): ShopCategory | null => {
    const known = new Set(names.flatMap((name) => [...(byName.get(folded(withoutUnit(name))) ?? [])]))
    if (known.size < MIN_KNOWN) return null
    const counted = shop.map((category) => ({
      category,
      count: (definitions.get(category.num) ?? []).filter(({ num }) => known.has(num)).length,
    }))
    const most = Math.max(MIN_KNOWN, ...counted.map(({ count }) => count))
    const best = counted.filter(({ count }) => count === most)
    // Of these the highest one, since categories below inherit its parameters.
    const highest = Math.min(...best.map(({ category }) => category.level))
    const [only, ...others] = best.filter(({ category }) => category.level === highest)
    return only && others.length === 0 ? only.category : null
  }
}

export interface CategorySuggestion {
  category: ShopCategory
  by: 'code' | 'facts'
}

/** Reads what suggestions for some categories of a file are based on. */
export async function suggestionSources(env: Bindings, used: UsedCategory[]) {
  const codes = new Set(used.flatMap((one) => one.codes.map(([code]) => code)))
  if (used.length === 0)
    return { byCode: new Map<string, number>(), definitions: new Map<number, ParameterDefinition[]>() }
  const [byCode, definitions] = await Promise.all([categoriesOfCodes(env, [...codes]), readDefinitions(env.DB)])
  return { byCode, definitions }
}

/** @returns a function that finds the suggestion for a category of the file; null without one */
export function categorySuggester(
  shop: ShopCategory[],
  { byCode, definitions }: Awaited<ReturnType<typeof suggestionSources>>,
) {
  const byNum = new Map(shop.map((category) => [category.num, category]))
  const byParameters = parameterSuggester(shop, definitions)
  return ({ codes, parameters }: UsedCategory): CategorySuggestion | null => {
    const num = codes.map(([code]) => byCode.get(code)).find((one) => one !== undefined)
    const ofCode = num === undefined ? undefined : byNum.get(num)
    if (ofCode) return { category: ofCode, by: 'code' }
    const ofFacts = byParameters(parameters)
    return ofFacts && { category: ofFacts, by: 'facts' }
  }
}
