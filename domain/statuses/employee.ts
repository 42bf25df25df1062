/** Which status of an employee can follow another, and who changes it (docs/behaviour.md, "Employee statuses"). */
import type { StateMachine } from './state-machine.ts'

export const EMPLOYEE_STATUSES = ['invited', 'active', 'disabled'] as const
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number]

/** Only the invited person can accept an invitation. */
export const EMPLOYEE_BY_OWNER = {
  invited: [],
  active: ['disabled'],
  disabled: ['active'],
} as const satisfies StateMachine<EmployeeStatus>

export const EMPLOYEE_BY_INVITED = {
  invited: ['active'],
  active: [],
  disabled: [],
} as const satisfies StateMachine<EmployeeStatus>
