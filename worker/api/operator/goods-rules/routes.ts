/** /api/operator/goods-rules: goods that may not be sold, or only after a review (docs/behaviour.md, "Forbidden and licensed goods"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  type GoodsRuleEntry,
  GoodsRuleList,
  GoodsRuleResponse,
  NewGoodsRule,
  RuledGoodsList,
} from '../../../../domain/contract/goods-rules.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { MAX_GOODS_RULES } from '../../../../domain/limits.ts'
import { type Database, database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { goodsRules as table } from '../../../db/schema.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { knownCategory } from '../../organization/products/queries.ts'
import { requiresSecondFactor } from '../confirmation/require-confirmation.ts'
import { deleteListed, refuseMore } from '../edited-list.ts'
import { MAX_SHOWN, readRuledGoods } from './goods.ts'

const TAG = 'definitions'
const JOB = 'ruled-goods'
const UNKNOWN = 'goods-rule.unknown'

const categoryId = sql<string | null>`(SELECT id FROM categories WHERE num = ${table.category})`.as('category_id')

const select = (db: Database) => db.select({ row: table, category: categoryId }).from(table)

type RuleRow = Awaited<ReturnType<typeof select>>[number]

const toEntry = ({ row: { num: _, updatedAt, ...row }, category }: RuleRow): GoodsRuleEntry => ({ ...row, category })

const readOne = async (db: Database, id: string): Promise<RuleRow | undefined> =>
  (await select(db).where(sql`${table.id} = ${id}`))[0]

const refuseTooMany = () => refuseMore('goods_rules', MAX_GOODS_RULES, 'goods-rules.too-many')

/** @returns the columns of what an operator states. @throws AppError 422 `input.invalid` for an unknown category */
async function columnsOf(db: Database, { category, ...stated }: NewGoodsRule) {
  const found = category === null ? null : await knownCategory(db, category)
  return { ...stated, category: found?.num ?? null, onSale: null, updatedAt: Date.now() }
}

/** The job that lists the goods on sale under a rule, and before that takes those off sale that are listed. @param id of the rule */
const listAgain = (id: string, withhold = false) =>
  queueJob({ name: `${JOB} ${id}`, kind: JOB, argument: { rule: id, withhold } }, Date.now())

const forget = (num: number) => sql`DELETE FROM ruled_goods WHERE rule = ${num}`

export const goodsRulesRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Goods that may not be sold, or only after a review', GoodsRuleList),
    requires('goods-rule.read'),
    async (c) =>
      c.json({ data: (await select(database(c.env.DB)).orderBy(table.kind, table.num)).map((one) => toEntry(one)) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds a rule for what is sent in or shown from now on; goods on sale that fall under it are listed in the background',
      { 201: GoodsRuleResponse },
      { 409: `There are ${MAX_GOODS_RULES} already: \`goods-rules.too-many\`` },
    ),
    requires('goods-rule.edit'),
    body(NewGoodsRule),
    async (c) => {
      const db = database(c.env.DB)
      const given = c.req.valid('json')
      const row = { ...(await columnsOf(db, given)), id: newId(), version: 1 }
      const { category } = given
      const result = editResult(201, toEntry({ row: { ...row, num: 0 }, category }), 1)
      const response = await commit(c, [refuseTooMany(), db.insert(table).values(row), listAgain(row.id)], result)
      await runSoon(c, [JOB])
      return response
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Changes a rule, with all of its fields; goods on sale are listed again',
      { 200: GoodsRuleResponse },
      EDIT_FAILURES,
    ),
    requires('goods-rule.edit'),
    body(NewGoodsRule),
    async (c) => {
      const db = database(c.env.DB)
      const { row: before } = await loadOwn(c, UNKNOWN, readOne)
      const given = c.req.valid('json')
      const row = { ...before, ...(await columnsOf(db, given)), version: before.version + 1 }
      const { num, ...columns } = row
      const update = db.update(table).set(columns).where(sql`${table.num} = ${num}`)
      const result = editResult(200, toEntry({ row, category: given.category }), row.version)
      const writes = [...unchangedRow(c, 'goods_rules', num, before.version), update, listAgain(row.id)]
      const response = await commit(c, writes, result)
      await runSoon(c, [JOB])
      return response
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Removes a rule', { 204: null }, EDIT_FAILURES),
    requires('goods-rule.edit'),
    (c) => deleteListed(c, 'goods_rules', UNKNOWN, (num) => [forget(num)]),
  )
  .get(
    '/:id/goods',
    describeGet(TAG, `Goods on sale that fall under a rule, the first ${MAX_SHOWN}`, RuledGoodsList, {
      unknown: true,
    }),
    requires('goods-rule.read'),
    query(LocaleQuery),
    async (c) => {
      const { row } = await loadOwn(c, UNKNOWN, readOne)
      return c.json(await readRuledGoods(database(c.env.DB), row.num, c.var.locale))
    },
  )
  .post(
    '/:id/withheld',
    describeRepeatable(
      TAG,
      'Takes the goods on sale that are listed under a rule off it, in the background; they wait for the moderators',
      { 200: GoodsRuleResponse },
      { 404: 'No such rule' },
    ),
    requires('goods-rule.edit'),
    requiresSecondFactor,
    async (c) => {
      const { row, category } = await loadOwn(c, UNKNOWN, readOne)
      const wait = sql`UPDATE goods_rules SET on_sale = NULL WHERE num = ${row.num}`
      const result = editResult(200, toEntry({ row: { ...row, onSale: null }, category }), row.version)
      const response = await commit(c, [wait, listAgain(row.id, true)], result)
      await runSoon(c, [JOB])
      return response
    },
  )
