import type { Locale } from '../../web/locale.ts'
import type { AppData } from '../api/app-data/schema.ts'
import type { ApiClient } from '../gateway/client.ts'
import { inTime } from '../in-time.ts'
import { log } from '../observe/log.ts'
import { keepAnswer } from './kept-answer.ts'
import { LATE } from './render-page.ts'

const kept = keepAnswer('app data', async (api, locale) => {
  const answer = await inTime(api.app.data.$get({ query: { locale } }), LATE)
  if (answer.status !== 200) throw new Error(`status ${answer.status}`)
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
