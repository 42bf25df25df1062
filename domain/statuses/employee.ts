/** The status machines of an employee: the owner's and the invited person's (docs/behaviour.md, "Employee statuses"). */
import type { StateMachine } from './state-machine.ts'

export const EMPLOYEE_STATUSES = ['invited', 'active', 'disabled'] as const
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number]

/** An invitation is accepted by who was invited, and by nobody else. */
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
