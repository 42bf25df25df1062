/** A product's name in a language that the supplier has not written one in (docs/behaviour.md, "Composed names"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../../../domain/contract/values.ts'
import { COMMAS } from '../../../../domain/listed.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import { wordingIn } from '../../../../domain/text.ts'
import { products, type StoredFact } from '../../../db/schema.ts'
import { localized } from '../../http/locale.ts'

/** What a name is composed of. */
interface Composition {
  category: Text
  facts: StoredFact[]
  /** Places in `facts` of those that the category names its goods by, in its order. */
  parts?: number[]
}

const decode = (value: string | null): Composition | null => (value === null ? null : JSON.parse(value))

/** Where the facts of a product state the parameters that are part of a name. */
const parts = sql`(SELECT json_group_array(own.value ->> 4 ORDER BY d.position)
  FROM json_each(${products.parameters}) AS own CROSS JOIN parameters AS d ON d.num = own.value ->> 0
  WHERE d.in_name = 1 AND own.value ->> 4 >= 0)`

/** What the name is composed of; null for a product that has one in this language, so that most rows of a list cost nothing more. */
export const compositionOf = (locale: Locale): SQL.Aliased<Composition | null> =>
  sql`iif(${products.names} ->> ${locale} <> '', NULL, json_object(
    'category', json((SELECT names FROM categories WHERE num = ${products.category})), 'facts', json(${products.facts}), 'parts', json(${parts})))`
    .mapWith(decode)
    .as('composition')

/** Facts in a composed name, and room for the longest value among them, in letters; a Chinese character takes that of two. */
const MAX_FACTS = 3
const MAX_VALUE_LENGTH = 24

const HAN = /\p{Script=Han}/gu
const isShort = (value: string): boolean => value.length + (value.match(HAN)?.length ?? 0) <= MAX_VALUE_LENGTH

/** "40 mm", "10 m³/h": which of a product's many measures it is, only the fact's name says. */
const MEASURE = /^[≥≤<>±~−–⌀]?\s?\d[\d\s.,×x–/~…-]*\s?[\p{L}°%µΩ].{0,6}$/u
/** A first letter that begins a word, not an abbreviation: "Flow" but not "IP rating". */
const CAPITAL = /^\p{Lu}(?=\p{Ll})/u

/** @returns 'DN 100', 'bore 40 mm'; null for a value that says nothing in the language */
function telling({ name, value }: StoredFact, locale: Locale): string | null {
  const text = wordingIn(value, locale)
  // A bare number says nothing without its unit.
  if (!text || !isShort(text) || !/\p{L}/u.test(text)) return null
  if (!MEASURE.test(text)) return text
  const called = wordingIn(name, locale)
  return called && isShort(called) ? `${called.replace(CAPITAL, (letter) => letter.toLowerCase())} ${text}` : null
}

/**
 * @param designation what the goods are called by in any language; null where it is not known
 * @returns 'Фланцы, DN 100, PN 16', 'Подшипники, 6208-2RS, ширина B 18 мм'; null where the category has no name in the language either
 */
function compose(
  { category, facts, parts = [] }: Composition,
  designation: string | null,
  locale: Locale,
): string | null {
  const kind = category[locale]
  if (!kind) return null
  const first = parts.flatMap((at) => facts[at] ?? [])
  const details = [...first, ...facts].flatMap((fact) => telling(fact, locale) ?? [])
  const named = designation === null ? details : [designation, ...details]
  return [kind, ...new Set(named)].slice(0, MAX_FACTS + 1).join(COMMAS[locale])
}

interface NamedRow {
  names: Text
  composition: Composition | null
  /** The maker's designation. */
  model?: string | null
}

/** A number of a shop's own is no name: the designation is one where the supplier names the goods by it. */
const designationOf = ({ names, model = null }: Pick<NamedRow, 'names' | 'model'>): string | null =>
  model && Object.values(names).some((name) => name.includes(model)) ? model : null

/** @returns the name in the language, and the supplier's own beside a composed one */
export function productName(
  { names, composition, model = null }: NamedRow,
  locale: Locale,
): { name: Localized; original?: Localized } {
  const name = localized(names, locale)
  // In a preview the name may be newer than the row.
  const composed = names[locale] || !composition ? null : compose(composition, designationOf({ names, model }), locale)
  return composed ? { name: { text: composed, lang: locale }, original: name } : { name }
}
