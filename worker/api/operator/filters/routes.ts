import { type Context, Hono } from 'hono'
import { FilterResponse, FormResponse } from '../../../../domain/contract/filter-definitions.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { CHANGE, INVITATION } from './employee-forms.ts'
import { FILTERS, ownEmployees } from './operator-filters.ts'

const TAG = 'definitions'

type List = keyof typeof FILTERS

const about = (list: List) => describeGet(TAG, `What the operators' list "${list}" can be filtered by`, FilterResponse)
const may = requires('desk.read')
const inLocale = query(LocaleQuery)
const send = async (c: Context<ApiEnv>, list: List) =>
  c.json({ data: await FILTERS[list](database(c.env.DB), c.var.locale) })

/** Mounted at /app/admin/filter; the spelling `legal-entiries` is part of the published API. */
export const operatorFilters = new Hono<ApiEnv>()
  .get('/company', about('company'), may, inLocale, (c) => send(c, 'company'))
  .get('/user', about('user'), may, inLocale, (c) => send(c, 'user'))
  .get('/service', about('service'), may, inLocale, (c) => send(c, 'service'))
  .get('/product', about('product'), may, inLocale, (c) => send(c, 'product'))
  .get('/legal-entiries', about('legal-entiries'), may, inLocale, (c) => send(c, 'legal-entiries'))
  .get('/employees', about('employees'), may, inLocale, (c) => send(c, 'employees'))
  .get('/status', about('status'), may, inLocale, (c) => send(c, 'status'))

/** Mounted at /app. */
export const employeeDefinitions = new Hono<ApiEnv>()
  .get(
    '/user/filter/employee',
    describeGet(TAG, "What the list of one's colleagues can be filtered by", FilterResponse),
    requires('employee.read'),
    async (c) => c.json({ data: await ownEmployees(database(c.env.DB), member(c).organization.num) }),
  )
  .get(
    '/user/form/employee',
    describeGet(TAG, 'The form by which a colleague is invited', FormResponse),
    requires('employee.read'),
    (c) => c.json({ data: INVITATION }),
  )
  .get(
    '/employee/form',
    describeGet(TAG, 'The form by which a colleague is changed', FormResponse),
    requires('employee.read'),
    (c) => c.json({ data: CHANGE }),
  )
