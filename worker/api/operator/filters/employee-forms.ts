/** Forms about employees, derived from the schemas of the calls that they are sent with. */

import type { Constraints } from '../../../../domain/constraints.ts'
import { EmployeeChange, NewInvitation } from '../../../../domain/contract/employees.ts'
import type { DefinedFormField, Form } from '../../../../domain/contract/filter-definitions.ts'
import { constraintsOf } from '../../../../domain/html-constraints.ts'
import { ORGANIZATION_ROLES } from '../../../../domain/roles.ts'
import { fieldLabel } from './definition-fields.ts'

const EMPLOYEES = '/api/profile/company/employees'

const invitation = constraintsOf(NewInvitation.entries)
const change = constraintsOf(EmployeeChange.entries)

/** @param constraints of the field's schema */
const line = (
  key: 'contact' | 'name' | 'position',
  { maxLength, required = false }: Constraints = {},
): DefinedFormField => ({
  key,
  label: fieldLabel(key),
  type: key === 'contact' ? 'login' : 'text',
  required,
  maxLength: maxLength ?? null,
  options: [],
})

const ROLE: DefinedFormField = {
  key: 'role',
  label: fieldLabel('role'),
  type: 'choice',
  required: true,
  maxLength: null,
  options: ORGANIZATION_ROLES.map((value) => ({ value, label: `operator.role.${value}`, name: null })),
}

/** The invited person enters the other fields. */
export const INVITATION: Form = {
  method: 'POST',
  path: EMPLOYEES,
  fields: [
    line('contact', invitation.contact),
    line('name', invitation.name),
    line('position', invitation.position),
    ROLE,
  ],
}

export const CHANGE: Form = {
  method: 'PATCH',
  path: `${EMPLOYEES}/{id}`,
  fields: [line('name', change.name), line('position', change.position), ROLE],
}
