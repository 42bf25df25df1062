/** Roles of users, and of employees within an organization. */

/** 'ANONIM' is a visitor who is not signed in; 'ADMIN' is an operator, which gives no rights in an organization. */
const USER_ROLES = ['ANONIM', 'USER', 'ADMIN'] as const
export type UserRole = (typeof USER_ROLES)[number]

/** Roles that an account can have. */
export const ACCOUNT_ROLES = ['USER', 'ADMIN'] as const satisfies UserRole[]
export type AccountRole = (typeof ACCOUNT_ROLES)[number]

/** The flag `anonymous` of the current user. */
export const isAnonymous = (role: UserRole): role is 'ANONIM' => role === 'ANONIM'

/** Roles within an organization, each with the rights of those before it. */
export const ORGANIZATION_ROLES = ['EMPLOYEE', 'SALES', 'MANAGER', 'OWNER'] as const
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number]

/**
 * The minimum role that an action requires; a role of an organization refers to the user's own organization. 'GUEST' has no account, and has
 * proven the contact of what was asked.
 */
export type RequiredRole = UserRole | OrganizationRole | 'GUEST'

export const isOrganizationRole = (role: string): role is OrganizationRole =>
  ORGANIZATION_ROLES.some((one) => one === role)

/** Whether an organization's role has the rights of the required one. */
export const hasRightsOf = (role: OrganizationRole, required: OrganizationRole): boolean =>
  ORGANIZATION_ROLES.indexOf(role) >= ORGANIZATION_ROLES.indexOf(required)
