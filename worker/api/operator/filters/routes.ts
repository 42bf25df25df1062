import { Hono } from 'hono'
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

/** Mounted at /app/admin/filter. */
export const operatorFilters = new Hono<ApiEnv>()
for (const [list, readFilter] of Object.entries(FILTERS)) {
  operatorFilters.get(
    `/${list}`,
    describeGet(TAG, `What the operators' list "${list}" can be filtered by`, FilterResponse),
    requires('operator.read'),
    query(LocaleQuery),
    async (c) => c.json({ data: await readFilter(database(c.env.DB), c.var.locale) }),
  )
}

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
