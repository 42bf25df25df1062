/** A product's name in a language that the supplier has not written one in (docs/behaviour.md, "Composed names"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../../../domain/contract/values.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text, TextOrString } from '../../../../domain/text.ts'
import { products, type StoredFact } from '../../../db/schema.ts'
import { localized } from '../../http/locale.ts'

/** What a name is composed of. */
interface Composition {
  category: Text
  facts: StoredFact[]
  /** Values of the facts that the category names its goods by, in its order; absent where it declares none that the product states. */
  parts?: TextOrString[]
}

const decode = (value: string | null): Composition | null => (value === null ? null : JSON.parse(value))

/** The product's own wording of each parameter that is part of a name. */
const parts = sql`(SELECT json_group_array(json(${products.facts} -> ('$[' || (own.value ->> 4) || '].value')) ORDER BY d.position)
  FROM json_each(${products.parameters}) AS own CROSS JOIN parameters AS d ON d.num = own.value ->> 0
  WHERE d.in_name = 1 AND own.value ->> 4 >= 0)`

/** What the name is composed of; null for a product that has one in this language, so that most rows of a list cost nothing more. */
export const compositionOf = (locale: Locale): SQL.Aliased<Composition | null> =>
  sql`iif(${products.names} ->> ${locale} <> '', NULL, json_object(
    'category', json((SELECT names FROM categories WHERE num = ${products.category})), 'facts', json(${products.facts}), 'parts', json(${parts})))`
    .mapWith(decode)
    .as('composition')

/** Facts in a composed name, and characters of the longest value among them. */
const MOST_FACTS = 3
const LONGEST_VALUE = 24

const inLanguage = (text: TextOrString, locale: Locale): string | undefined =>
  typeof text === 'string' ? text : text[locale]

/** @returns 'Фланцы, DN 100, PN 16'; null where the category has no name in the language either */
function compose({ category, facts, parts = [] }: Composition, locale: Locale): string | null {
  const kind = category[locale]
  if (!kind) return null
  const written = [...parts, ...facts.map(({ value }) => value)]
  const values = written.flatMap((value) => inLanguage(value, locale) ?? [])
  // A bare number says nothing without the fact's name.
  const telling = values.filter((value) => value.length <= LONGEST_VALUE && /\p{L}/u.test(value))
  return [kind, ...new Set(telling)].slice(0, MOST_FACTS + 1).join(locale === 'zh' ? '，' : ', ')
}

interface NamedRow {
  names: Text
  composition: Composition | null
}

/** @returns the name in the language, and the supplier's own beside a composed one */
export function productName(
  { names, composition }: NamedRow,
  locale: Locale,
): { name: Localized; original?: Localized } {
  const name = localized(names, locale)
  // In a preview the name may be newer than the row.
  const composed = names[locale] || !composition ? null : compose(composition, locale)
  return composed ? { name: { text: composed, lang: locale }, original: name } : { name }
}
