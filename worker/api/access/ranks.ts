/** What each role in an organization may do, as it follows from ACTIONS. */
import type { OrganizationRole } from '../../db/schema.ts'
import { ACTIONS, type Action, type Standing } from './actions.ts'

const RANKS = ['EMPLOYEE', 'MANAGER', 'OWNER'] as const satisfies readonly OrganizationRole[]
const LEAST = { employee: 0, manager: 1, owner: 2 } as const

/** A standing within an organization. */
export type OfMembers = keyof typeof LEAST

const isOfMembers = (standing: Standing): standing is OfMembers => standing in LEAST

/** Whether a role has the standing, or more. */
export const reaches = (role: OrganizationRole, standing: OfMembers): boolean => RANKS.indexOf(role) >= LEAST[standing]

/** Actions within an organization. */
export type MemberAction = { [A in Action]: (typeof ACTIONS)[A] extends OfMembers ? A : never }[Action]

const isOfMember = (action: string): action is MemberAction =>
  action in ACTIONS && Object.entries(ACTIONS).some(([name, standing]) => name === action && isOfMembers(standing))

export const MEMBER_ACTIONS: readonly MemberAction[] = Object.keys(ACTIONS).filter(isOfMember)

/** @returns what a role may do in its organization: screens offer nothing else. */
export const mayOf = (role: OrganizationRole): MemberAction[] =>
  MEMBER_ACTIONS.filter((action) => reaches(role, ACTIONS[action]))
