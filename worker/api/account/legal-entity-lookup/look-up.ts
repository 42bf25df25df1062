import type { Context } from 'hono'
import type { LegalEntry } from '../../../../domain/contract/legal-entities.ts'
import { database } from '../../../db/connection.ts'
import { log } from '../../../observe/log.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { findKnown } from './queries.ts'
import { legalEntitySource } from './source.ts'

/**
 * What the register says is true today; what is known here was true once.
 * @returns null where neither knows the number; a register that does not answer is logged, and counts as one that knows nothing.
 */
export async function lookUp(c: Context<ApiEnv>, taxNumber: string, kpp?: string): Promise<LegalEntry | null> {
  const registered = await legalEntitySource(c.env)
    ?.find(taxNumber, kpp)
    .catch((error: unknown) => {
      log('warn', 'register of legal entities', { requestId: c.var.requestId }, error)
      return null
    })
  return registered ?? (await findKnown(database(c.env.DB), taxNumber, kpp))
}
