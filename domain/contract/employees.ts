/** /api/profile/company/employees: members of an organization and people invited to join it. */
import * as v from 'valibot'
import { MAX_NAME_LENGTH } from '../limits.ts'
import { EMPLOYEE_STATUSES } from '../statuses/employee.ts'
import { LoginText } from './auth.ts'
import { OrganizationRole } from './profile.ts'
import { OptionalLine } from './text-input.ts'
import { PageMeta, PageParameters } from './values.ts'

const Status = v.picklist(EMPLOYEE_STATUSES)

export const EmployeeListQuery = v.object({
  status: v.optional(Status),
  role: v.optional(OrganizationRole),
  ...PageParameters,
})
export type EmployeeListQuery = v.InferOutput<typeof EmployeeListQuery>

const EXAMPLE = { name: 'Анна Петрова', position: 'Менеджер по экспорту', role: 'MANAGER' as const }

const fields = { name: OptionalLine(MAX_NAME_LENGTH), position: OptionalLine(MAX_NAME_LENGTH), role: OrganizationRole }

/** Invites an e-mail address or phone number; its owner sees the invitation after signing in and may accept it. */
export const NewInvitation = v.pipe(
  v.object({
    contact: LoginText,
    role: fields.role,
    name: v.optional(fields.name, ''),
    position: v.optional(fields.position, ''),
  }),
  v.examples([{ contact: 'anna@ural-armatura.example', ...EXAMPLE }]),
)

export const EmployeeChange = v.pipe(v.partial(v.object(fields)), v.examples([{ role: 'EMPLOYEE' as const }]))

export const EmployeeStatusChange = v.pipe(v.object({ status: Status }), v.examples([{ status: 'disabled' as const }]))

export const Employee = v.object({
  id: v.string(),
  name: v.string(),
  position: v.string(),
  role: OrganizationRole,
  status: Status,
  /** Statuses that an owner may set. */
  allowed: v.array(Status),
  /** The contact that was invited; null for the organization's founder. */
  contact: v.nullable(v.string()),
  /** Whether this is the user who makes the request. */
  self: v.boolean(),
  version: v.number(),
  createdAt: v.string(),
})
export type Employee = v.InferOutput<typeof Employee>

export const EmployeeResponse = v.object({ data: Employee })
export const EmployeeList = v.object({ data: v.array(Employee), meta: PageMeta })
export type EmployeeList = v.InferOutput<typeof EmployeeList>
