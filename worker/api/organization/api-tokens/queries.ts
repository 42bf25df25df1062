import { desc, eq } from 'drizzle-orm'
import type { ApiToken } from '../../../../domain/contract/api-tokens.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import { MAX_API_TOKENS } from '../../../../domain/limits.ts'
import type { Database } from '../../../db/connection.ts'
import { apiTokens, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'

/** Expired tokens that are still listed beside those in use. */
const MAX_LISTED = 2 * MAX_API_TOKENS

type Row = Omit<typeof apiTokens.$inferSelect, 'num' | 'company' | 'user' | 'hash'>

export const toApiToken = (
  { id, name, scopes, ending, createdAt, expiresAt, usedAt }: Row,
  madeBy: string,
): ApiToken => ({
  id,
  name,
  scopes,
  ending,
  madeBy,
  createdAt: new Date(createdAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
  usedAt: isoOrNull(usedAt),
})

/** @returns the tokens of a company, latest first */
export async function readTokens(db: Database, company: number): Promise<ApiToken[]> {
  const own = db
    .select({ token: apiTokens, madeBy: named(users.name, 'made_by') })
    .from(apiTokens)
    .innerJoin(users, eq(users.num, apiTokens.user))
    .where(eq(apiTokens.company, company))
    .orderBy(desc(apiTokens.num))
    .limit(MAX_LISTED)
  const [rows] = await db.batch([own])
  return rows.map(({ token, madeBy }) => toApiToken(token, madeBy))
}
