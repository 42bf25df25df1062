/** Who operates the site (docs/behaviour.md, "Operators' roles"). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { OperatorRole } from '../../../../domain/operator-roles.ts'
import type { Bindings } from '../../../bindings.ts'
import { users } from '../../../db/schema.ts'
import { decoded, valuesOf } from '../../../db/select.ts'
import { adminLogins } from '../../account/auth/admin-logins.ts'

/** The settings that name administrators. */
export type Logins = Pick<Bindings, 'ADMIN_LOGINS'>

/** Condition: one of the user's verified logins is among ADMIN_LOGINS: an administrator whose roles cannot be changed in the browser. */
export const isNamedInSettings = (env: Logins, user: SQLWrapper | number): SQL =>
  sql`EXISTS (SELECT 1 FROM contacts WHERE contacts.user = ${user} AND verified_at IS NOT NULL
    AND value IN ${valuesOf(adminLogins(env))})`

/** JSON with the user's roles as an operator: those that an administrator has granted, or everything. */
export const rolesOf = (env: Logins, user: SQLWrapper | number): SQL =>
  sql`iif(${isNamedInSettings(env, user)}, '["administrator"]', coalesce((SELECT roles FROM operators WHERE operators.user = ${user}), '[]'))`

/** Column with them. */
export const operatorRoles = (env: Logins) => decoded<OperatorRole[]>(rolesOf(env, users.num), 'operator_roles')

/** Numbers of all operators, as a subquery. */
export const allOperators = (env: Logins): SQL => sql`(SELECT user FROM operators UNION SELECT user FROM contacts
  WHERE verified_at IS NOT NULL AND value IN ${valuesOf(adminLogins(env))})`
