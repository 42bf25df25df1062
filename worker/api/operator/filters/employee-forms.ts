/** Forms about employees, derived from the schemas of the calls that they are sent with. */

import { EmployeeChange, Invitation } from '../../../../domain/contract/employees.ts'
import type { Form } from '../../../../domain/contract/filter-definitions.ts'
import { constraintsOf } from '../../../../domain/html-constraints.ts'
import { ORGANIZATION_ROLES } from '../../../../domain/roles.ts'
import { line, roleChoice } from './definition-fields.ts'

const EMPLOYEES = '/api/profile/company/employees'

const invitation = constraintsOf(Invitation.entries)
const change = constraintsOf(EmployeeChange.entries)

/** Who is invited enters the rest. */
export const INVITATION: Form = {
  method: 'POST',
  path: EMPLOYEES,
  fields: [
    line('contact', invitation.contact),
    line('name', invitation.name),
    line('position', invitation.position),
    roleChoice(ORGANIZATION_ROLES),
  ],
}

export const CHANGE: Form = {
  method: 'PATCH',
  path: `${EMPLOYEES}/{id}`,
  fields: [line('name', change.name), line('position', change.position), roleChoice(ORGANIZATION_ROLES)],
}
