/** /api/operator/categories: adding, renaming, ordering, moving and merging categories (docs/behaviour.md, "Categories"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  CategoryChange,
  CategoryMerge,
  CategoryOnDeskResponse,
  MergeCategoryResponse,
  NewCategory,
} from '../../../../domain/contract/desk-categories.ts'
import { MAX_CATEGORIES, MAX_CATEGORY_DEPTH } from '../../../../domain/limits.ts'
import { byLocale } from '../../../../domain/locale.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { refuseMore } from '../edited-list.ts'
import { mergeInto } from './merge.ts'
import { moveBelow } from './move.ts'
import { chosenPicture } from './picture.ts'
import { readPlaceBelow, readPlaced, reorderCategories, slugOf, toDeskCategory, withMoved } from './queries.ts'

const TAG = 'definitions'
const UNKNOWN = 'category.unknown'
const JOB = 'category-texts'
const FOLLOW = 'category-goods'

/** The job after which search finds the category, those below it and their goods by its texts. */
const indexAgain = (id: string) => queueJob({ name: `${JOB} ${id}`, kind: JOB, argument: { category: id } }, Date.now())

/** The job that moves goods to where their category is now. */
const followTree = () => queueJob({ name: FOLLOW }, Date.now())

const numOf = (id: string) => sql`(SELECT num FROM categories WHERE id = ${id})`

export const deskCategories = new Hono<ApiEnv>()
  .get(
    '/:id',
    describeGet(TAG, 'A category with its texts in all languages', CategoryOnDeskResponse, { unknown: true }),
    requires('parameter.read'),
    async (c) => c.json({ data: toDeskCategory(await loadOwn(c, UNKNOWN, readPlaced)) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds a category, the last of those beside it',
      { 201: CategoryOnDeskResponse },
      {
        409: `\`category.too-deep\` below ${MAX_CATEGORY_DEPTH} levels; \`categories.too-many\` beyond ${MAX_CATEGORIES}`,
      },
    ),
    requires('category.edit'),
    body(NewCategory),
    async (c) => {
      const { parent, names, about } = c.req.valid('json')
      const db = database(c.env.DB)
      const up = await readPlaceBelow(db, parent)
      if (up.level >= MAX_CATEGORY_DEPTH) throw new AppError('category.too-deep', 409)
      const id = newId()
      const slug = await slugOf(db, names, { id })
      const writes = [
        refuseMore('categories', MAX_CATEGORIES, 'categories.too-many'),
        sql`INSERT INTO categories (id, slug, parent, level, position, names, about)
          VALUES (${id}, ${slug}, ${up.num}, ${up.level + 1}, ${up.last + 1}, ${JSON.stringify(names)}, ${JSON.stringify(about)})`,
        sql`INSERT INTO category_ancestors (category, ancestor) SELECT ${numOf(id)}, ${numOf(id)} UNION SELECT ${numOf(id)}, 0
          UNION SELECT ${numOf(id)}, ancestor FROM category_ancestors WHERE category = ${up.num}`,
        indexAgain(id),
      ]
      const place = { position: up.beside, beside: up.beside + 1, goods: 0, version: 1 }
      const without = { picture: null, pictureAlts: byLocale(() => '') }
      const response = await commit(
        c,
        writes,
        editResult(201, { id, slug, parent, names, about, ...without, ...place }, 1),
      )
      await runSoon(c, [JOB])
      return response
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Changes texts, the picture or the place of a category; its address follows the English name, and goods are found by the new texts, and listed below new ancestors, in the background',
      { 200: CategoryOnDeskResponse },
      { ...EDIT_FAILURES, 409: `\`category.too-deep\` below ${MAX_CATEGORY_DEPTH} levels` },
    ),
    requires('category.edit'),
    body(CategoryChange),
    async (c) => {
      const db = database(c.env.DB)
      const placed = await loadOwn(c, UNKNOWN, readPlaced)
      const { row } = placed
      const { position, parent, picture, pictureAlts = row.pictureAlts, ...texts } = c.req.valid('json')
      const shown = await chosenPicture(c, placed, picture)
      const slug = texts.names ? await slugOf(db, texts.names, row) : row.slug
      const after = { ...row, ...texts, slug, pictureAlts, version: row.version + 1 }
      const move = parent === undefined || parent === placed.parent ? null : await moveBelow(db, placed, parent)
      const beside = position === undefined ? placed.beside : withMoved(placed.beside, row.num, position)
      const isNamed = texts.names !== undefined || texts.about !== undefined
      const writes = [
        ...unchangedRow(c, 'categories', row.num, row.version),
        sql`UPDATE categories SET slug = ${slug}, names = ${JSON.stringify(after.names)}, about = ${JSON.stringify(after.about)},
          picture = ${shown.picture?.id ?? null}, picture_alts = ${JSON.stringify(pictureAlts)},
          version = ${after.version} WHERE num = ${row.num}`,
        ...shown.writes,
        ...(position === undefined || move ? [] : [reorderCategories(beside)]),
        ...(isNamed ? [indexAgain(row.id)] : []),
        ...(move ? [...move.writes, followTree()] : []),
      ]
      const entry = { ...toDeskCategory({ ...placed, picture: shown.picture, row: after, beside }), ...move?.place }
      const response = await commit(c, writes, editResult(200, entry, after.version))
      if (isNamed || move) await runSoon(c, [JOB, FOLLOW])
      return response
    },
  )
  .post(
    '/:id/merge',
    describeWrite(
      TAG,
      'Merges a category into another one: its goods go there in the background, and its addresses lead there at once',
      { 200: MergeCategoryResponse },
      {
        ...EDIT_FAILURES,
        409: '`category.in-use`: it has categories below it, a rule names it, or it is being merged',
      },
    ),
    requires('category.edit'),
    body(CategoryMerge),
    async (c) => {
      const { row } = await loadOwn(c, UNKNOWN, readPlaced)
      const { into } = c.req.valid('json')
      const writes = [
        ...unchangedRow(c, 'categories', row.num, row.version),
        ...(await mergeInto(database(c.env.DB), row, into)),
        followTree(),
      ]
      const response = await commit(c, writes, editResult(200, { id: row.id, into }, row.version + 1))
      await runSoon(c, [FOLLOW])
      return response
    },
  )
