/** How much each term of a query says: whether it names a kind of thing, how rare it is, whether it is a number or a unit. */
import { type SQL, sql } from 'drizzle-orm'
import type { Text } from '../../../../../domain/text.ts'
import type { Database } from '../../../../db/connection.ts'
import { directoryNum } from '../../../../db/directory-num.ts'
import { BETWEEN_THINGS } from '../../../../db/search-text/between-things.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { isUnitWord } from '../../../../db/search-text/synonyms.ts'
import { areTelling, HAN, indexText, ONE_HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import { decoded, number } from '../../../../db/select.ts'
import { COMMON, countHits, FIRST_CATEGORY, LAST_CATEGORY, rowsOf, type Scope } from './index-lookups.ts'

/** What the indexes say about a term. */
interface TermFacts {
  /** Rows that have it, counted up to COMMON. */
  uses: number
  /** Whether it is the noun of a category's name: "radiators" of "Steel panel radiators", and not "panel". */
  isHead: boolean
}

/** Names that are compared with a term. */
const NAMES = sql.raw('12')

const categoryNames = (match: SQL): SQL => sql`(SELECT json_group_array(json(names)) FROM (
  SELECT c.names FROM directory_fts CROSS JOIN categories AS c ON c.num = directory_fts.rowid - ${directoryNum('category', 0)}
  WHERE directory_fts MATCH '{name} : (' || ${match} || ')' AND directory_fts.rowid BETWEEN ${FIRST_CATEGORY} AND ${LAST_CATEGORY}
  LIMIT ${NAMES}))`

/** One row a term, with its uses and the names of the categories that have it; none where the condition holds. */
export const selectTermFacts = (db: Database, scope: Scope, terms: QueryTerm[], unless: SQL) =>
  db
    .select({
      at: number(sql`entry.key`, 'at'),
      uses: number(countHits(scope, sql`entry.value`), 'uses'),
      names: decoded<Text[]>(categoryNames(sql`entry.value`), 'names'),
    })
    .from(
      sql`${rowsOf(
        terms.map((term) => matchQuery([term])),
        unless,
      )} AS entry`,
    )

type TermRow = Awaited<ReturnType<typeof selectTermFacts>>[number]

const RUSSIAN_ADJECTIVE = /(?:[ыио]й|ая|яя|[ое]е|[ыи]е|[ыи]х|ого|его|ых|ой)$/
const LAST_HAN = /\p{Script=Han}{1,2}$/u

/** @returns the noun of a thing's name: the last word in English and Chinese, the first one in Russian that is no adjective. */
function nounOf(name: string): string {
  const words = name.trim().split(/\s+/)
  if (/[а-яё]/i.test(name)) return words.find((word) => !RUSSIAN_ADJECTIVE.test(word.toLowerCase())) ?? ''
  const last = words.at(-1) ?? ''
  return LAST_HAN.exec(last)?.[0] ?? last
}

const tokensOf = ({ forms, synonyms = [] }: QueryTerm): Set<string> =>
  new Set([...forms.flatMap((form) => form.split(' ')), ...synonyms.flat()])

/** What the table of the trade has among the properties says what a thing is like: "metal", "plastic". */
const isProperty = ({ synonyms, isThing }: QueryTerm): boolean => synonyms !== undefined && !isThing

/** A material says what a thing is made of, and not what it is: 钢 of 工字钢. */
const MATERIALS = new Set(['钢', '铁', '铜', '铝', '塑', '胶'])

function isNounOf(term: QueryTerm, names: Text[]): boolean {
  if (MATERIALS.has(term.typed) || isProperty(term)) return false
  if (ONE_HAN.test(term.typed) && !areTelling([term])) return false
  const tokens = tokensOf(term)
  return names
    .flatMap((text) => Object.values(text).flatMap((name) => name.split(BETWEEN_THINGS)))
    .map(nounOf)
    .some((noun) =>
      HAN.test(noun)
        ? term.typed.endsWith(noun) || noun.endsWith(term.typed) || tokens.has(noun)
        : indexText(noun)
            .split(' ')
            .some((token) => token !== '' && tokens.has(token)),
    )
}

/** By the term as typed: terms are parsed again when one of them is corrected. */
export type TermsFacts = Map<string, TermFacts>

/** @param rows of selectTermFacts for these terms. */
export const toTermFacts = (terms: QueryTerm[], rows: TermRow[]): TermsFacts =>
  new Map(
    rows.flatMap(({ at, uses, names }): [string, TermFacts][] => {
      const term = terms[at]
      return term ? [[term.typed, { uses, isHead: isNounOf(term, names) }]] : []
    }),
  )

/** A noun says what kind of product is wanted, a number which one of them, and a number with its unit more than a grade. A unit means nothing by itself. */
const KINDS = { head: 3, size: 2.2, number: 2, word: 1, unit: 0.2 }

/** A term that every row has still counts as half of one that a single row has. */
const MIN_RARITY = 0.5

const rarity = (uses: number): number => 1 - (Math.log(1 + Math.min(uses, COMMON)) / Math.log(1 + COMMON)) * MIN_RARITY

function kindOf({ typed, isThing, bare }: QueryTerm, facts: TermFacts | undefined): number {
  if (isUnitWord(typed)) return KINDS.unit
  if (facts?.isHead || isThing) return KINDS.head
  if (bare) return KINDS.size
  return /\d/.test(typed) ? KINDS.number : KINDS.word
}

/** @returns how much of what is wanted the term says; rare ones more than common ones. */
export const weightOf = (term: QueryTerm, facts: TermsFacts): number => {
  const own = facts.get(term.typed)
  return kindOf(term, own) * rarity(own?.uses ?? 1)
}
