import { Hono } from 'hono'
import { PreviewInput, PreviewResponse, SuggestedFacts } from '../../../../../domain/contract/product-assist.ts'
import { LocaleQuery } from '../../../../../domain/contract/values.ts'
import { database } from '../../../../db/connection.ts'
import { requires } from '../../../http/access/requires.ts'
import { member } from '../../../http/access/viewer.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { orNotFound } from '../../../http/id.ts'
import { describeGet, describeRepeatable } from '../../../http/openapi.ts'
import { body, query } from '../../../http/validate.ts'
import { readPreview } from '../../../public/products/one.ts'
import { toPriceChange, toRowChange } from '../change.ts'
import { ownProduct, UNKNOWN } from '../edit.ts'
import { type Category, knownCategory, type ProductRow } from '../queries.ts'
import { readSuggestedFacts } from './suggested-facts.ts'

const TAG = 'own products'

/** A drawing has no pixels; it is shown in a frame of these proportions. */
const DRAWN = { kind: 'drawing' as const, width: 400, height: 300 }

/** Columns that follow from the category: its drawing, shown where the product has no picture yet or it does not load. */
const drawnChange = ({ pictures }: Pick<ProductRow, 'pictures'>, { drawing }: Category) => ({
  categoryDrawing: drawing,
  ...(drawing !== null && pictures.length === 0 && { pictures: [{ ...DRAWN, id: drawing }] }),
})

export const productAssist = new Hono<ApiEnv>()
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
        ...(details && toRowChange(row, details)),
        ...facts,
        ...(prices && toPriceChange(prices)),
        ...variants,
      }
      const { num: company } = member(c).organization
      const data = await readPreview(db, { id: row.id, company, locale: c.var.locale, change, category: category.num })
      return c.json({ data: orNotFound(data, UNKNOWN) })
    },
  )
  .get(
    '/:id/facts/suggested',
    describeGet(TAG, 'Facts that products of its category tell most, and this one does not', SuggestedFacts, {
      unknown: true,
    }),
    requires('product.read'),
    async (c) => {
      const { row } = await ownProduct(c)
      return c.json({ data: await readSuggestedFacts(database(c.env.DB), row) })
    },
  )
