/** What becomes of an employee, and who decides (DECISIONS section 6). */
import type { EmployeeStatus } from '../../db/schema.ts'
import type { StateMachine } from '../state-machine.ts'

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
