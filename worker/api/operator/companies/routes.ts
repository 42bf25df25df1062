/** /api/operator/companies: all companies, and one with what operators have to know of it. */
import { Hono } from 'hono'
import { CompaniesQuery, CompanyOnDesk, DeskCompanies } from '../../../../domain/contract/desk-companies.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readCompanies } from './list.ts'
import { readCompanyOnDesk } from './one.ts'

const TAG = 'moderation'
const UNKNOWN = 'company.unknown'

export const deskCompanies = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'All companies in any status, latest first, a page by key', DeskCompanies),
    requires('desk-company.read'),
    query(CompaniesQuery),
    async (c) => c.json(await readCompanies(database(c.env.DB), c.req.valid('query'), c.var.locale)),
  )
  .get(
    '/:id',
    describeGet(TAG, 'One company: its people, goods, claims and what it has been sent', CompanyOnDesk, {
      unknown: true,
    }),
    requires('desk-company.read'),
    query(LocaleQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      return c.json({ data: orNotFound(await readCompanyOnDesk(c.env, id, c.var.locale), UNKNOWN) })
    },
  )
