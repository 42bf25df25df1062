import { TOKEN_PREFIX } from '../../../../domain/api-token.ts'
import type { Bindings } from '../../../bindings.ts'
import { mac } from '../../secrets/hmac.ts'

/** @returns the token of a new row: a MAC over its id, which nobody can guess without AUTH_KEY */
export const tokenOf = async (env: Pick<Bindings, 'AUTH_KEY'>, id: string): Promise<string> =>
  TOKEN_PREFIX + (await mac(env, 'api-token', id))
