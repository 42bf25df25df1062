/** A query that names a category and some of its parameters: "шаровой кран ду50 ру16 сталь 20" (docs/behaviour.md, "Named parameters"). */
import { sql } from 'drizzle-orm'
import type { NarrowedSearch } from '../../../../../domain/contract/search.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import { type ParameterFilter, withFilter, writeParameterFilter } from '../../../../../domain/parameters/filter.ts'
import { type Mention, readMentions } from '../../../../../domain/parameters/mentions.ts'
import type { ParameterDefinition } from '../../../../../domain/parameters/parameter.ts'
import { rangeIn, readRanges, type TypedRange } from '../../../../../domain/parameters/typed-ranges.ts'
import type { UnitKey } from '../../../../../domain/parameters/units.ts'
import { quantityText, rangeText } from '../../../../../domain/parameters/wording.ts'
import { wordings } from '../../../../../domain/text.ts'
import type { Database } from '../../../../db/connection.ts'
import { directoryNum } from '../../../../db/directory-num.ts'
import { filterableParameters } from '../../../../db/parameter-definitions.ts'
import { categories } from '../../../../db/schema.ts'
import { wantedCount } from '../../../../db/search-text/query-terms.ts'
import { indexText } from '../../../../db/search-text/tokens.ts'
import { localized } from '../../../http/locale.ts'
import { selectCount } from '../../listing/page-rows.ts'
import { productList } from '../../products/list-table.ts'
import { type NumberValue, readNumbers } from './numbers.ts'

/** Categories whose names are compared with the query. */
const CANDIDATES = sql.raw('24')
const MAX_TOKENS = 12

const tokensOf = (text: string): string[] => indexText(text).split(' ').filter(Boolean)

/** @param tokens at least one @param meant slug of a category that the words surely mean */
const selectCandidates = (db: Database, tokens: string[], meant: string | null) =>
  db
    .select({
      id: categories.id,
      slug: categories.slug,
      names: categories.names,
      parameters: filterableParameters(sql`${categories.num}`),
    })
    .from(sql`(SELECT num FROM categories WHERE slug = ${meant} UNION SELECT num FROM (
      SELECT rowid - ${directoryNum('category', 0)} AS num FROM directory_fts
      WHERE directory_fts MATCH ${`{name} : (${tokens.map((token) => `"${token}"`).join(' OR ')})`}
        AND rowid >= ${directoryNum('category', 0)} AND rowid < ${directoryNum('category', 1_000_000_000)}
      ORDER BY rank LIMIT ${CANDIDATES})) AS hit`)
    .innerJoin(categories, sql`${categories.num} = hit.num`)

type Candidate = Awaited<ReturnType<typeof selectCandidates>>[number]

/** How many tokens the longest name has that the query has in full; 0: none. */
function namedBy({ names }: Candidate, tokens: Set<string>): number {
  const named = wordings(names)
    .map(tokensOf)
    .filter((own) => own.length > 0 && own.every((token) => tokens.has(token)))
  return Math.max(0, ...named.map((own) => own.length))
}

interface Named {
  filter: ParameterFilter
  definition: ParameterDefinition
  value: string
}

const named = (definition: ParameterDefinition, value: string | number, text: string): Named => ({
  filter: { key: definition.key, values: [String(value)], min: null, max: null },
  definition,
  value: text,
})

const SIGNS = { low: '≥', high: '≤' }

/** "1.5…2 mm", "≥ 5 kW" */
function textOfEnds({ low, high }: Pick<TypedRange, 'low' | 'high'>, unit: UnitKey, locale: Locale): string {
  if (low !== null && high !== null) return rangeText(low, high, unit, locale)
  const [sign, end] = low === null ? [SIGNS.high, high ?? 0] : [SIGNS.low, low]
  return `${sign} ${quantityText(end, unit, locale)}`
}

/** Each range is one of the first parameter that has such a unit and no range yet. */
function namedRanges(parameters: ParameterDefinition[], ranges: TypedRange[], locale: Locale): Named[] {
  const found: Named[] = []
  for (const range of ranges) {
    for (const definition of parameters) {
      const { key, unit } = definition
      const ends = unit === null ? null : rangeIn(range, unit)
      if (unit === null || ends === null || found.some((one) => one.definition === definition)) continue
      const filter = { key, values: [], min: ends.low, max: ends.high }
      found.push({ filter, definition, value: textOfEnds(ends, unit, locale) })
      break
    }
  }
  return found
}

const namedNumber = ({ definition, value }: NumberValue, locale: Locale): Named =>
  named(definition, value, quantityText(value, definition.unit, locale))

/** The option of each list whose name the query has in full, the longest of several. */
function namedOptions(parameters: ParameterDefinition[], tokens: Set<string>, locale: Locale): Named[] {
  return parameters.flatMap((definition) => {
    const lengths = definition.options.map((option) => {
      const own = wordings(option.names).map(tokensOf)
      const inQuery = own.filter((words) => words.length > 0 && words.every((word) => tokens.has(word)))
      return { option, length: Math.max(0, ...inQuery.map((words) => words.length)) }
    })
    const [best] = lengths.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length)
    return best ? [named(definition, best.option.key, localized(best.option.names, locale).text)] : []
  })
}

type Selected = Pick<Candidate, 'id' | 'parameters'>

interface Way {
  all: Named[]
  params: ParameterFilter[]
  count: number
}

/** @returns the likeliest way to read the numbers that goods have together with the rest; null where they have none, or nothing is named */
async function readWay(
  db: Database,
  { id, parameters }: Selected,
  {
    ranges,
    mentions,
    known,
    locale,
  }: { ranges: TypedRange[]; mentions: Mention[]; known: Set<string>; locale: Locale },
): Promise<Way | null> {
  const inRanges = namedRanges(parameters, ranges, locale)
  const others = parameters.filter((one) => !inRanges.some(({ definition }) => definition === one))
  const options = namedOptions(parameters, known, locale)
  const ways = (await readNumbers(db, others, mentions)).map((numbers) => {
    const all = [...inRanges, ...numbers.map((one) => namedNumber(one, locale)), ...options]
    return { all, params: all.reduce<ParameterFilter[]>((filters, { filter }) => withFilter(filters, filter), []) }
  })
  const [first, ...further] = ways
    .filter(({ all }) => all.length > 0)
    .map(({ params }) => ({ category: id, params }))
    .map((selection) => selectCount(db, productList(selection), selection))
  if (!first) return null
  const counts = (await db.batch([first, ...further])).map(([row]) => row?.n ?? 0)
  return ways.map((way, at) => ({ ...way, count: counts[at] ?? 0 })).find(({ count }) => count > 0) ?? null
}

/**
 * Two round trips, three where a number may be of several parameters.
 * @param meant slug of the category that the words surely mean, where they name none
 * @returns null for a query that names no category or no parameter of it, and where nothing has all of them
 */
export async function readNarrowed(
  db: Database,
  q: string,
  locale: Locale,
  meant: string | null = null,
): Promise<NarrowedSearch['data']> {
  const { ranges, rest: withoutRanges } = readRanges(q)
  const { mentions, rest } = readMentions(withoutRanges)
  const tokens = tokensOf(rest).slice(0, MAX_TOKENS)
  if (tokens.length === 0) return null
  const known = new Set(tokens)
  // Four of «4 фрезы» is no number of teeth.
  known.delete(String(wantedCount(q, locale)))
  // Only batches are joined to the page's other reads (worker/db/batching-database.ts).
  const [candidates] = await db.batch([selectCandidates(db, tokens, meant)])
  const [category] = candidates
    .filter(({ parameters }) => parameters.length > 0)
    .map((candidate) => ({ ...candidate, length: namedBy(candidate, known) }))
    .filter(({ length, slug }) => length > 0 || slug === meant)
    .sort((a, b) => b.length - a.length)
  const way = category ? await readWay(db, category, { ranges, mentions, known, locale }) : null
  const params = way && writeParameterFilter(way.params)
  if (!category || !way || !params) return null
  return {
    category: { id: category.id, slug: category.slug, name: localized(category.names, locale) },
    params,
    named: way.all.map(({ definition, value }) => ({ name: localized(definition.names, locale), value })),
    count: way.count,
  }
}
