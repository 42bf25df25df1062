import type { ApiClient } from '../../domain/api-client.ts'
import type { AppData } from '../../domain/contract/app-data.ts'
import type { Locale } from '../../domain/locale.ts'
import { memoizeResponse } from '../cache/memoized-response.ts'
import { log } from '../observe/log.ts'
import { withTimeout } from '../with-timeout.ts'

/** Most milliseconds that the first page of a fresh isolate waits for the frame's data. */
const FRAME_TIMEOUT = 4_000

const memoized = memoizeResponse('app data', async (api, locale) => {
  const response = await withTimeout(api.get('/app/data', { query: { locale } }), FRAME_TIMEOUT)
  if (!response.ok) throw new Error(`status ${response.status}`)
  return (await response.json()).data
})

/** The frame's own data (top categories, contact); null where the API fails (docs/behaviour.md, "Optional data"). */
export async function loadAppData(api: ApiClient, locale: Locale, requestId: string): Promise<AppData | null> {
  try {
    return await memoized(api, locale, requestId)
  } catch (error) {
    log('error', 'app data', { requestId }, error)
    return null
  }
}
