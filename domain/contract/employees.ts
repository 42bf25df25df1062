/** /api/profile/company/employees: who works for an organization, and who is invited to (DECISIONS section 6, "employee"). */
import * as v from 'valibot'
import { LoginText } from './auth.ts'
import { OrganizationRole } from './profile.ts'
import { OptionalLine } from './text-input.ts'
import { PageMeta } from './values.ts'

export const STATUSES = ['invited', 'active', 'disabled'] as const
const Status = v.picklist(STATUSES)

export const EmployeeListQuery = v.object({
  status: v.optional(Status),
  role: v.optional(OrganizationRole),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), '1'),
  perPage: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(96)),
    '24',
  ),
})
export type EmployeeListQuery = v.InferOutput<typeof EmployeeListQuery>

const EXAMPLE = { name: 'Анна Петрова', position: 'Менеджер по экспорту', role: 'MANAGER' as const }

const fields = { name: OptionalLine(100), position: OptionalLine(100), role: OrganizationRole }

/** Invites an address or number; whoever signs in with it is asked. */
export const Invitation = v.pipe(
  v.object({
    contact: LoginText,
    role: fields.role,
    name: v.optional(fields.name, ''),
    position: v.optional(fields.position, ''),
  }),
  v.examples([{ contact: 'anna@ural-armatura.example', ...EXAMPLE }]),
)

export const EmployeeChange = v.pipe(v.partial(v.object(fields)), v.examples([{ role: 'EMPLOYEE' as const }]))
export type EmployeeChange = v.InferOutput<typeof EmployeeChange>

export const StatusChange = v.pipe(v.object({ status: Status }), v.examples([{ status: 'disabled' as const }]))

export const Employee = v.object({
  id: v.string(),
  name: v.string(),
  position: v.string(),
  role: OrganizationRole,
  status: Status,
  /** Statuses that an owner may set. */
  allowed: v.array(Status),
  /** Where the invitation went; null for who founded the organization. */
  contact: v.nullable(v.string()),
  /** Whether it is oneself. */
  self: v.boolean(),
  version: v.number(),
  createdAt: v.string(),
})
export type Employee = v.InferOutput<typeof Employee>

export const EmployeeAnswer = v.object({ data: Employee })
export const EmployeeList = v.object({ data: v.array(Employee), meta: PageMeta })
export type EmployeeList = v.InferOutput<typeof EmployeeList>
