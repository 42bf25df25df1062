/** Roles of operators (docs/behaviour.md, "Operators' roles"). */

/** What an operator may do is in domain/rights.ts; 'administrator' does everything, and grants roles. */
export const OPERATOR_ROLES = ['moderator', 'editor', 'catalogue', 'support', 'administrator'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** Roles beside which an action is named; an administrator needs no naming. */
export type NamedOperator = Exclude<OperatorRole, 'administrator'>

/** @returns whether someone with these roles may do what the named ones may */
export const operates = (roles: readonly OperatorRole[], allowed: readonly NamedOperator[]): boolean =>
  roles.some((role) => role === 'administrator' || allowed.some((one) => one === role))
