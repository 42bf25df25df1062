import { createApi } from '../../domain/api-client.ts'

/**
 * The API as browser code calls it: the edge adds the session's token. A call rejects with a TypeError without a
 * network.
 */
export const api = createApi((path, init) => fetch(path, init))
