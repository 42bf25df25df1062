/**
 * The only place that decides who may do what. A route names its action, `requires('product.edit')`, and never a role.
 * tests/fixtures/access.ts independently lists what each endpoint allows each role.
 */
import { type NamedOperator, type OperatorRole, operates } from './operator-roles.ts'
import { hasRightsOf, isOrganizationRole, type OrganizationRole, type RequiredRole } from './roles.ts'

/** The minimum role for each action. For actions of operators, the roles that may take them besides administrators, who may take all. */
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

  'desk.read': ['moderator', 'editor', 'catalogue', 'support'],
  'moderation.read': ['moderator'],
  'moderation.decide': ['moderator'],
  'claim.read': ['moderator'],
  'claim.decide': ['moderator'],
  'report.read': ['moderator'],
  'report.decide': ['moderator'],
  'desk-company.read': ['moderator'],
  'company.hand-over': ['moderator'],
  'company.merge': ['moderator'],
  'goods-rule.read': ['moderator'],
  'goods-rule.edit': ['moderator'],
  'reason.read': ['moderator', 'editor'],
  'reason.edit': ['moderator', 'editor'],
  'person.read': ['moderator', 'support'],
  'person.edit': ['support'],
  'person.erase': [],
  'person.merge': [],
  'viewing.begin': ['support'],
  'viewing.end': ['support'],
  'operator.edit': [],
  'journal.read': ['moderator', 'support'],
  'lead.read': ['support'],
  'lead.handle': ['support'],
  'mail.read': ['support'],
  'mail.assign': ['support'],
  'delivery.read': ['support'],
  'delivery.repeat': ['support'],
  'search.read': ['editor', 'catalogue'],
  'site-statistics.read': ['moderator', 'editor', 'catalogue', 'support'],
  'story.read': ['editor'],
  'story.edit': ['editor'],
  'story.publish': ['editor'],
  'synonym.read': ['editor', 'catalogue'],
  'synonym.edit': ['editor', 'catalogue'],
  'proposal.read': ['moderator', 'catalogue'],
  'proposal.decide': ['moderator', 'catalogue'],
  'parameter.read': ['catalogue'],
  'parameter.edit': ['catalogue'],
  'category.edit': ['catalogue'],
  'border-rate.read': ['catalogue'],
  'border-rate.edit': ['catalogue'],
  'regulation.read': ['catalogue'],
  'regulation.edit': ['catalogue'],
  'edition.read': ['catalogue'],
  'edition.edit': ['catalogue'],
  'legal-text.read': ['editor'],
  'legal-text.edit': [],
  'service.read': ['catalogue'],
  'service.edit': ['catalogue'],
  'token.read': ['support'],
  'token.revoke': ['support'],
  'feed.repeat': ['moderator'],
  'settings.read': [],
  'backup.read': [],
  'backup.begin': [],
  'backup.download': [],
  'rate.read': ['catalogue'],
  'rate.edit': ['catalogue'],
} as const satisfies Record<string, RequiredRole | readonly NamedOperator[]>

export type Action = keyof typeof ACTIONS

/** Actions within an organization. */
export type MemberAction = { [A in Action]: (typeof ACTIONS)[A] extends OrganizationRole ? A : never }[Action]

const isNamed = (role: RequiredRole | readonly NamedOperator[]): role is RequiredRole => typeof role === 'string'

const isMemberAction = (action: string): action is MemberAction =>
  Object.entries(ACTIONS).some(([name, role]) => name === action && isNamed(role) && isOrganizationRole(role))

export const MEMBER_ACTIONS: readonly MemberAction[] = Object.keys(ACTIONS).filter(isMemberAction)

/** @returns what a role may do in its organization, so that screens offer nothing else */
export const actionsOf = (role: OrganizationRole): MemberAction[] =>
  MEMBER_ACTIONS.filter((action) => hasRightsOf(role, ACTIONS[action]))

/** Actions of operators. */
export type OperatorAction = {
  [A in Action]: (typeof ACTIONS)[A] extends readonly NamedOperator[] ? A : never
}[Action]

/** @returns the roles of operators that may take the action besides administrators; null for actions that are not operators' */
export function operatorsOf(action: Action): readonly NamedOperator[] | null {
  const required: RequiredRole | readonly NamedOperator[] = ACTIONS[action]
  return isNamed(required) ? null : required
}

/** @returns the role that an action requires; 'ADMIN' for what operators do */
export function roleOf(action: Action): RequiredRole {
  const required: RequiredRole | readonly NamedOperator[] = ACTIONS[action]
  return isNamed(required) ? required : 'ADMIN'
}

const isOperatorAction = (action: string): action is OperatorAction =>
  Object.entries(ACTIONS).some(([name, role]) => name === action && !isNamed(role))

export const OPERATOR_ACTIONS: readonly OperatorAction[] = Object.keys(ACTIONS).filter(isOperatorAction)

/** @returns what someone with these roles may do on the operators' desk, so that it offers nothing else */
export const deskActionsOf = (roles: readonly OperatorRole[]): OperatorAction[] =>
  OPERATOR_ACTIONS.filter((action) => operates(roles, ACTIONS[action]))
