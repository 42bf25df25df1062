/** Forms about employees. */

import type { Form } from '../../../../domain/contract/definitions.ts'
import { LONGEST_LOGIN, LONGEST_NAME } from '../../../../domain/limits.ts'
import { ORGANIZATION_ROLES } from '../../../../domain/roles.ts'
import { line, roleChoice } from './fields.ts'

const EMPLOYEES = '/api/profile/company/employees'

/** Who is invited enters the rest. */
export const INVITATION: Form = {
  method: 'POST',
  path: EMPLOYEES,
  fields: [
    line('contact', LONGEST_LOGIN, true),
    line('name', LONGEST_NAME, false),
    line('position', LONGEST_NAME, false),
    roleChoice(ORGANIZATION_ROLES),
  ],
}

export const CHANGE: Form = {
  method: 'PATCH',
  path: `${EMPLOYEES}/{id}`,
  fields: [line('name', LONGEST_NAME, false), line('position', LONGEST_NAME, false), roleChoice(ORGANIZATION_ROLES)],
}
