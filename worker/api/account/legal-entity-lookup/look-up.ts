import type { Context } from 'hono'
import type { LegalEntry } from '../../../../domain/contract/legal-entities.ts'
import { database } from '../../../db/connection.ts'
import { log } from '../../../observe/log.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { findKnownEntity } from './queries.ts'
import { findRegistered } from './source.ts'

/**
 * The register's data are current, so they come before those stored here.
 * @returns null where the number is unknown to both; a failing register is logged and treated as if the number were
 *   unknown to it
 */
export async function lookUp(c: Context<ApiEnv>, taxNumber: string, kpp?: string): Promise<LegalEntry | null> {
  const registered = await findRegistered(c.env, taxNumber, kpp).catch((error: unknown) => {
    log('warn', 'register of legal entities', { requestId: c.var.requestId }, error)
    return null
  })
  return registered ?? (await findKnownEntity(database(c.env.DB), taxNumber, kpp))
}
