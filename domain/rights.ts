/**
 * The only place that decides who may do what. A route names its action, `requires('product.edit')`, and never a role.
 * tests/fixtures/access.ts independently lists what each endpoint allows each role.
 */
import { hasRightsOf, isOrganizationRole, type OrganizationRole, type RequiredRole } from './roles.ts'

/** The least role that each action requires. */
export const ACTIONS = {
  'account.read': 'USER',
  'account.edit': 'USER',
  'favourite.read': 'USER',
  'favourite.edit': 'USER',
  'list.read': 'USER',
  'list.edit': 'USER',
  'list.open': 'ANONIM',
  'organization.found': 'USER',
  'invitation.answer': 'USER',

  'company.read': 'EMPLOYEE',
  'company.edit': 'MANAGER',
  'company.publish': 'MANAGER',
  'product.read': 'EMPLOYEE',
  'product.edit': 'MANAGER',
  'product.price': 'MANAGER',
  'legal-entity.read': 'EMPLOYEE',
  'legal-entity.edit': 'MANAGER',
  'legal-entity.look-up': 'USER',
  'employee.read': 'EMPLOYEE',
  'employee.edit': 'OWNER',
  'organization-journal.read': 'MANAGER',
  'organization.leave': 'EMPLOYEE',
  'program.edit': 'OWNER',
  'approval.read': 'MANAGER',
  'approval.decide': 'MANAGER',
  'approval.edit': 'OWNER',

  'sign-in.ask': 'ANONIM',
  'inquiry.send': 'ANONIM',
  'request.edit': 'USER',
  'conversation.read': 'GUEST',
  'conversation.write': 'GUEST',
  'inquiry.read': 'EMPLOYEE',
  'inquiry.answer': 'SALES',
  'request-list.read': 'ANONIM',
  'request-list.edit': 'ANONIM',
  'lead.send': 'ANONIM',
  'mail.stop': 'ANONIM',
  'report.send': 'ANONIM',
  'file.upload': 'USER',
  'page.inspect': 'USER',
  'address.suggest': 'ANONIM',

  'moderation.read': 'ADMIN',
  'moderation.decide': 'ADMIN',
  'lead.read': 'ADMIN',
  'lead.handle': 'ADMIN',
  'report.read': 'ADMIN',
  'report.decide': 'ADMIN',
  'operator.read': 'ADMIN',
  'person.read': 'ADMIN',
  'person.edit': 'ADMIN',
  'parameter.edit': 'ADMIN',
  'synonym.edit': 'ADMIN',
  'border-rate.edit': 'ADMIN',
  'mail.read': 'ADMIN',
  'mail.assign': 'ADMIN',
} as const satisfies Record<string, RequiredRole>

export type Action = keyof typeof ACTIONS

/** Actions within an organization. */
export type MemberAction = { [A in Action]: (typeof ACTIONS)[A] extends OrganizationRole ? A : never }[Action]

const isMemberAction = (action: string): action is MemberAction =>
  Object.entries(ACTIONS).some(([name, role]) => name === action && isOrganizationRole(role))

export const MEMBER_ACTIONS: readonly MemberAction[] = Object.keys(ACTIONS).filter(isMemberAction)

/** @returns what a role may do in its organization, so that screens offer nothing else */
export const actionsOf = (role: OrganizationRole): MemberAction[] =>
  MEMBER_ACTIONS.filter((action) => hasRightsOf(role, ACTIONS[action]))
