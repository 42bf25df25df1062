import type { ApiClient } from '../../domain/api-client.ts'
import type { AppData } from '../../domain/contract/app-data.ts'
import type { Locale } from '../../domain/locale.ts'
import { memoizeResponse } from '../cache/memoized-response.ts'
import { log } from '../observe/log.ts'
import { withTimeout } from '../with-timeout.ts'
import { LATE } from './render-page.ts'

const kept = memoizeResponse('app data', async (api, locale) => {
  const answer = await withTimeout(api.get('/app/data', { query: { locale } }), LATE)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return (await answer.json()).data
})

/** The frame's own data (top categories, contact). A failure is only logged (SPECIFICATION section 8). */
export async function appData(api: ApiClient, locale: Locale, requestId: string): Promise<AppData | null> {
  try {
    return await kept(api, locale, requestId)
  } catch (error) {
    log('error', 'app data', { requestId }, error)
    return null
  }
}
