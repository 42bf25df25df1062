import { createApi } from '../../domain/api-client.ts'

/** The API as browser code calls it: the edge adds who is signed in. A call rejects with a TypeError where there is no network. */
export const api = createApi((path, init) => fetch(path, init))
