import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { AppliedRuleResponse } from '../../../../../domain/contract/goods-rules.ts'
import {
  PreviewInput,
  PreviewResponse,
  type SuggestedFact,
  SuggestedFacts,
} from '../../../../../domain/contract/product-assist.ts'
import { LocaleQuery } from '../../../../../domain/contract/values.ts'
import type { Text } from '../../../../../domain/text.ts'
import { type Database, database } from '../../../../db/connection.ts'
import { appliedRule, readGoodsRules } from '../../../../db/goods-rules.ts'
import { requires } from '../../../http/access/requires.ts'
import { member } from '../../../http/access/viewer.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { orNotFound } from '../../../http/id.ts'
import { describeGet, describeRepeatable } from '../../../http/openapi.ts'
import { body, query } from '../../../http/validate.ts'
import { readPreview } from '../../../public/products/one.ts'
import { toPriceChange, toProductRowChange } from '../change.ts'
import { ownProduct, UNKNOWN_PRODUCT } from '../edit.ts'
import { knownCategory, type OwnProductRow, type ProductCategory, type ProductRow } from '../queries.ts'
import { toVariantChange } from '../variants.ts'

const TAG = 'own products'

/** A drawing has no pixels; it is shown in a frame of these proportions. */
const DRAWN = { kind: 'drawing' as const, width: 400, height: 300 }

/** Columns that follow from the category: its drawing, shown where the product has no picture yet or it does not load. */
const drawnChange = ({ pictures }: Pick<ProductRow, 'pictures'>, { drawing }: ProductCategory) => ({
  categoryDrawing: drawing,
  ...(drawing !== null && pictures.length === 0 && { pictures: [{ ...DRAWN, id: drawing }] }),
})

/** Only the first products of the category in the index are read, so that the cost does not grow with the catalogue. */
const ROWS_READ = 200
const NAMES = 10
const VALUES = 5

const selectStated = (db: Database, category: number) =>
  db.all<{ name: string; products: number; examples: string }>(sql`
    WITH near AS (SELECT product FROM listing WHERE ancestor = ${category} ORDER BY rank DESC, product DESC LIMIT ${ROWS_READ}),
    stated AS (
      SELECT fact.value -> 'name' AS name, fact.value -> 'value' AS value, count(*) AS n
      FROM near CROSS JOIN products AS p ON p.num = near.product CROSS JOIN json_each(p.facts) AS fact GROUP BY 1, 2),
    ranked AS (
      SELECT name, value, n, row_number() OVER (PARTITION BY name ORDER BY n DESC, value) AS place FROM stated)
    SELECT name, sum(n) AS products, json_group_array(json(value)) FILTER (WHERE place <= ${VALUES}) AS examples
    FROM ranked GROUP BY name ORDER BY products DESC, name LIMIT ${NAMES}`)

/** Two names are the same where they share a wording in any language. */
const wordingsOf = (name: Text): string[] => Object.values(name).map((wording) => wording.toLowerCase())

/** The parameters of the category, which buyers filter by, with the options of those that are lists. */
const parameterFacts = ({ parameters }: ProductCategory): SuggestedFact[] =>
  parameters.map(({ names, options }) => ({ name: names, products: 0, values: options.map((option) => option.names) }))

/**
 * @returns the parameters of the category, those that are not lists with the values that its products have, then the facts most frequent among
 *   its products; without what this product has already.
 */
async function readSuggestedFacts(db: Database, { row, category: of }: OwnProductRow): Promise<SuggestedFact[]> {
  const { category, facts } = row
  const known = new Set(facts.flatMap(({ name }) => wordingsOf(name)))
  const isNew = ({ name }: SuggestedFact) => !wordingsOf(name).some((wording) => known.has(wording))
  const own = parameterFacts(of).filter(isNew)
  for (const wording of own.flatMap(({ name }) => wordingsOf(name))) known.add(wording)
  const suggested = [...own]
  for (const { name, products, examples } of await selectStated(db, category)) {
    const names: Text = JSON.parse(name)
    const parameter = own.find(
      (one) => one.products === 0 && wordingsOf(one.name).some((wording) => wordingsOf(names).includes(wording)),
    )
    if (parameter) {
      parameter.products = products
      if (parameter.values.length === 0) parameter.values = JSON.parse(examples)
      continue
    }
    if (wordingsOf(names).some((wording) => known.has(wording))) continue
    for (const wording of wordingsOf(names)) known.add(wording)
    suggested.push({ name: names, products, values: JSON.parse(examples) })
  }
  return suggested
}

export const productAssist = new Hono<ApiEnv>()
  .get(
    '/:id/rule',
    describeGet(
      TAG,
      'Why a product may not be sold, or only after a review; null where no rule says so',
      AppliedRuleResponse,
      { unknown: true },
    ),
    requires('product.read'),
    query(LocaleQuery),
    async (c) => {
      const [{ row }, rules] = await Promise.all([ownProduct(c), readGoodsRules(database(c.env.DB))])
      return c.json({ data: appliedRule(row, rules, c.var.locale) })
    },
  )
  .post(
    '/:id/preview',
    describeRepeatable(
      TAG,
      'A product as buyers would see it with a change; nothing is written',
      { 200: PreviewResponse },
      { 404: 'No such id' },
    ),
    requires('product.read'),
    query(LocaleQuery),
    body(PreviewInput),
    async (c) => {
      const { details, facts, prices, variants } = c.req.valid('json')
      const db = database(c.env.DB)
      const own = await ownProduct(c)
      const { row } = own
      const category = details?.category ? await knownCategory(db, details.category) : own.category
      const change = {
        ...drawnChange(row, category),
        ...(details && toProductRowChange(row, details)),
        ...facts,
        ...(prices && toPriceChange(prices)),
        ...(variants && toVariantChange(row, variants)),
      }
      const { num: company } = member(c).organization
      const data = await readPreview(db, { id: row.id, company, locale: c.var.locale, change, category: category.num })
      return c.json({ data: orNotFound(data, UNKNOWN_PRODUCT) })
    },
  )
  .get(
    '/:id/facts/suggested',
    describeGet(TAG, 'Facts that products of its category state most, and this one does not', SuggestedFacts, {
      unknown: true,
    }),
    requires('product.read'),
    async (c) => {
      const own = await ownProduct(c)
      const parameters = own.category.parameters.map(({ num: _, ...parameter }) => parameter)
      return c.json({ data: await readSuggestedFacts(database(c.env.DB), own), meta: { parameters } })
    },
  )
