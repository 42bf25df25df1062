/** Adds many variations in two statements: the texts are sent once per varied product, and each row has only what differs. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { indexText } from '../../worker/db/search-text/tokens.ts'
import { STAND_IN, type Template } from './template.ts'
import { type Source, type Variation, variedCells } from './variation.ts'

const CELLS = [
  'num',
  'id',
  'revision',
  'company',
  'brand',
  'country',
  'stock',
  'tiers',
  'currency',
  'vatIncluded',
  'vatRate',
  'priceRub',
  'rank',
  'createdAt',
] as const

const cell = (name: (typeof CELLS)[number]): string => `(r.value ->> ${CELLS.indexOf(name)})`

const REVISED = `'-R' || ${cell('revision')}`

/**
 * [[number of the varied product, names, facts, parameters, [cells of a variation, …]], …]. Parsed once per product and not per row,
 * because every access to a value of json_each serializes it again.
 */
const INSERT_PRODUCTS = `WITH templates AS MATERIALIZED (
    SELECT value ->> 0 AS source, value ->> 1 AS names, value ->> 2 AS facts, value ->> 3 AS parameters, value ->> 4 AS rows
    FROM json_each(?)
  )
  INSERT INTO products (num, id, slug, company, category, external_id, model, brand, names,
    description, tnved, country, unit, moq, stock, lead_min, lead_max, facts, parameters, tiers, currency, vat_included, vat_rate,
    price_rub, pictures, status, rank, created_at, updated_at)
  SELECT ${cell('num')}, ${cell('id')}, s.slug, ${cell('company')}, s.category, printf('%09d', ${cell('num')}),
    s.model || ${REVISED}, ${cell('brand')}, replace(t.names, '${STAND_IN}', ${cell('revision')}), '{}', s.tnved,
    ${cell('country')}, s.unit, s.moq, ${cell('stock')}, s.lead_min, s.lead_max, t.facts, t.parameters, ${cell('tiers')},
    ${cell('currency')}, ${cell('vatIncluded')}, ${cell('vatRate')}, ${cell('priceRub')},
    json_array(s.pictures -> 0), 'published',
    ${cell('rank')}, ${cell('createdAt')}, ${cell('createdAt')}
  FROM templates t CROSS JOIN products s ON s.num = t.source CROSS JOIN json_each(t.rows) r`

/** [[name, model, category, body, [[number, revision, words of the brand], …]], …] */
const INSERT_INDEX = `WITH templates AS MATERIALIZED (
    SELECT value ->> 0 AS name, value ->> 1 AS model, value ->> 2 AS category, value ->> 3 AS body, value ->> 4 AS rows
    FROM json_each(?)
  )
  INSERT INTO product_fts (rowid, name, model, category, body)
  SELECT r.value ->> 0, replace(name, '${STAND_IN}', r.value ->> 1),
    replace(model, '${STAND_IN}', r.value ->> 1) || (r.value ->> 2), category, body
  FROM templates CROSS JOIN json_each(rows) r`

/** @returns the function, called once per argument, with its results remembered. */
function once<In, Out>(make: (key: In) => Out): (key: In) => Out {
  const made = new Map<In, Out>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

/** Neighbours with the same source, together. */
function bySource(variations: Variation[]): Map<Source, Variation[]> {
  const groups = new Map<Source, Variation[]>()
  for (const variation of variations) {
    const members = groups.get(variation.source)
    if (members) members.push(variation)
    else groups.set(variation.source, [variation])
  }
  return groups
}

/** The parameters of the two statements. */
export interface VariedRows {
  products: string
  index: string
}

/** @returns a function that makes the statements' parameters from neighbouring variations. */
export function rowMaker(makeTemplate: (source: Source) => Template): (variations: Variation[]) => VariedRows {
  const templateOf = once(makeTemplate)
  const brandWords = once((brand: string | null) => (brand === null ? '' : ` ${indexText(brand)}`))
  return (variations) => {
    const products: unknown[] = []
    const index: unknown[] = []
    for (const [from, members] of bySource(variations)) {
      const { source, names, facts, parameters, index: words } = templateOf(from)
      const rows = members.map(variedCells)
      products.push([source, names, facts, parameters, rows.map((row) => CELLS.map((name) => row[name]))])
      const entries = rows.map(({ num, revision, brand }) => [num, revision, brandWords(brand)])
      index.push([words.name, words.model, words.category, words.body, entries])
    }
    return { products: JSON.stringify(products), index: JSON.stringify(index) }
  }
}

/** @returns statements of one batch, so that a product is never in the table without being in the index. */
export const variationStatements = (db: D1Database, { products, index }: VariedRows): D1PreparedStatement[] => [
  db.prepare(INSERT_PRODUCTS).bind(products),
  db.prepare(INSERT_INDEX).bind(index),
]
