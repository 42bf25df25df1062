/** Forms about employees, derived from the schemas of the calls that they are sent with. */

import type { Constraints } from '../../../../domain/constraints.ts'
import { EmployeeChange, Invitation } from '../../../../domain/contract/employees.ts'
import type { Form, FormField } from '../../../../domain/contract/filter-definitions.ts'
import { constraintsOf } from '../../../../domain/html-constraints.ts'
import { ORGANIZATION_ROLES } from '../../../../domain/roles.ts'
import { fieldLabel } from './definition-fields.ts'

const EMPLOYEES = '/api/profile/company/employees'

const invitation = constraintsOf(Invitation.entries)
const change = constraintsOf(EmployeeChange.entries)

/** @param constraints of the field's schema */
const line = (key: 'contact' | 'name' | 'position', { maxLength, required = false }: Constraints = {}): FormField => ({
  key,
  label: fieldLabel(key),
  type: key === 'contact' ? 'login' : 'text',
  required,
  maxLength: maxLength ?? null,
  options: [],
})

const ROLE: FormField = {
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
