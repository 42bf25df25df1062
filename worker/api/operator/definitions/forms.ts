/** Forms about employees. */

import type { Form } from '../../../../domain/contract/definitions.ts'
import { line, roleChoice } from './fields.ts'
import { ROLES } from './filters.ts'

const [LOGIN, NAME, POSITION] = [254, 120, 120]
const EMPLOYEES = '/api/profile/company/employees'

/** Who is invited enters the rest. */
export const INVITATION: Form = {
  method: 'POST',
  path: EMPLOYEES,
  fields: [
    line('contact', LOGIN, true),
    line('name', NAME, false),
    line('position', POSITION, false),
    roleChoice(ROLES),
  ],
}

export const CHANGE: Form = {
  method: 'PATCH',
  path: `${EMPLOYEES}/{id}`,
  fields: [line('name', NAME, false), line('position', POSITION, false), roleChoice(ROLES)],
}
