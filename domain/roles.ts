/** What each role in an organization may do, as it follows from ACTIONS. */
import { ACTIONS, type Action, type Standing } from './rights.ts'

/** Roles within an organization, each with the rights of those before it. */
export const ORGANIZATION_ROLES = ['EMPLOYEE', 'MANAGER', 'OWNER'] as const
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number]

const LEAST = { employee: 0, manager: 1, owner: 2 } as const

/** A standing within an organization. */
export type OrganizationStanding = keyof typeof LEAST

const isOfMembers = (standing: Standing): standing is OrganizationStanding => standing in LEAST

/** Whether a role has the standing, or more. */
export const reaches = (role: OrganizationRole, standing: OrganizationStanding): boolean =>
  ORGANIZATION_ROLES.indexOf(role) >= LEAST[standing]

/** Actions within an organization. */
export type MemberAction = { [A in Action]: (typeof ACTIONS)[A] extends OrganizationStanding ? A : never }[Action]

const isOfMember = (action: string): action is MemberAction =>
  action in ACTIONS && Object.entries(ACTIONS).some(([name, standing]) => name === action && isOfMembers(standing))

export const MEMBER_ACTIONS: readonly MemberAction[] = Object.keys(ACTIONS).filter(isOfMember)

/** @returns what a role may do in its organization: screens offer nothing else. */
export const mayOf = (role: OrganizationRole): MemberAction[] =>
  MEMBER_ACTIONS.filter((action) => reaches(role, ACTIONS[action]))
