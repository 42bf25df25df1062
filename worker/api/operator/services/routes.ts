/** /api/operator/services: kinds of services in three languages, and their order (docs/behaviour.md, "Services on the desk"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  DeskServiceResponse,
  DeskServices,
  MAX_SERVICE_DEPTH,
  MAX_SERVICES,
  NewService,
  RemoveServiceResponse,
  ServiceChange,
  ServiceRemoval,
} from '../../../../domain/contract/desk-services.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { services } from '../../../db/schema.ts'
import { slugify } from '../../../db/slug.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { applySuspensionsSoon } from '../../organization/suspension.ts'
import { withMoved } from '../categories/queries.ts'
import { refuseMore } from '../edited-list.ts'
import { indexOffering, indexService, readServiceRow, readServiceRows, toDeskService } from './queries.ts'
import { removeService } from './remove.ts'

const TAG = 'definitions'
const UNKNOWN = 'service.unknown'

export const deskServices = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Kinds of services with their texts in all languages', DeskServices),
    requires('service.read'),
    async (c) => c.json({ data: (await readServiceRows(database(c.env.DB))).map(toDeskService) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds a kind of services, the last of those beside it',
      { 201: DeskServiceResponse },
      { 409: `\`category.too-deep\` below ${MAX_SERVICE_DEPTH} levels; \`services.too-many\` beyond ${MAX_SERVICES}` },
    ),
    requires('service.edit'),
    body(NewService),
    async (c) => {
      const { parent, names, about } = c.req.valid('json')
      const db = database(c.env.DB)
      const rows = await readServiceRows(db)
      const up = rows.find(({ id }) => id === parent)
      if (parent !== null && !up) throw invalidInput([{ path: 'parent', code: 'unknown', message: 'No such service' }])
      if (up && up.parent !== null) throw new AppError('category.too-deep', 409)
      const id = newId()
      const num = Math.max(0, ...rows.map((row) => row.num)) + 1
      const wanted = slugify(names.en) || id
      const slug = rows.some((row) => row.slug === wanted) ? `${wanted}-${id}` : wanted
      const position = rows.filter((row) => row.parent === parent).length
      const writes = [
        refuseMore('services', MAX_SERVICES, 'services.too-many'),
        db.insert(services).values({ num, id, slug, parent: up?.num ?? null, position, names, about }),
        ...indexService(num, names, about),
      ]
      const service = { id, slug, parent, names, about, position, beside: position + 1, companies: 0, isNeeded: false }
      return commit(c, writes, editResult(201, { ...service, version: 1 }, 1))
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Changes texts or the place of a kind of services; its address stays',
      { 200: DeskServiceResponse },
      EDIT_FAILURES,
    ),
    requires('service.edit'),
    body(ServiceChange),
    async (c) => {
      const row = await loadOwn(c, UNKNOWN, readServiceRow)
      const { position, ...texts } = c.req.valid('json')
      const { num, siblings } = row
      const after = { ...row, ...texts, version: row.version + 1 }
      const order = JSON.stringify(position === undefined ? siblings : withMoved(siblings, num, position))
      const isNamed = texts.names !== undefined || texts.about !== undefined
      const writes = [
        ...unchangedRow(c, 'services', num, row.version),
        sql`UPDATE services SET names = ${JSON.stringify(after.names)}, about = ${JSON.stringify(after.about)},
          version = ${after.version} WHERE num = ${num}`,
        // Also those that had the same place.
        sql`UPDATE services SET position = (SELECT key FROM json_each(${order}) WHERE value = services.num)
          WHERE num IN (SELECT value FROM json_each(${order}))`,
        ...(isNamed ? [...indexService(num, after.names, after.about), indexOffering(num)] : []),
      ]
      const place = { position: Math.min(position ?? row.position, siblings.length - 1) }
      const response = await commit(c, writes, editResult(200, toDeskService({ ...after, ...place }), after.version))
      if (isNamed) await applySuspensionsSoon(c)
      return response
    },
  )
  .post(
    '/:id/removal',
    describeWrite(
      TAG,
      'Deletes a kind of services; of those that companies offer, they move to another one first, some hundred a call',
      { 200: RemoveServiceResponse },
      {
        ...EDIT_FAILURES,
        409: '`service.in-use`: it has others below it, pages of imported goods lead to it, or it is offered and `into` is null',
      },
    ),
    requires('service.edit'),
    body(ServiceRemoval),
    async (c) => removeService(c, await loadOwn(c, UNKNOWN, readServiceRow), c.req.valid('json').into),
  )
