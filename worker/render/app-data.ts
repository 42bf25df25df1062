import type { Locale } from '../../web/locale.ts'
import type { AppData } from '../api/app-data/schema.ts'
import type { ApiClient } from '../gateway/client.ts'
import { inTime } from '../in-time.ts'
import { log } from '../observe/log.ts'
import { LATE } from './render-page.ts'

const FRESH_FOR = 60_000
const kept = new Map<Locale, { data: AppData; until: number }>()

/**
 * The frame's own data (top categories, contact), kept in the isolate for a minute: it is the same for every visitor and
 * every page needs it. A failure is only logged (SPECIFICATION section 8) and an older answer stands in.
 */
export async function appData(api: ApiClient, locale: Locale, requestId: string): Promise<AppData | null> {
  const known = kept.get(locale)
  if (known && known.until > Date.now()) return known.data
  try {
    const answer = await inTime(api.app.data.$get({ query: { locale } }), LATE)
    if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    const { data } = await answer.json()
    kept.set(locale, { data, until: Date.now() + FRESH_FOR })
    return data
  } catch (error) {
    log('error', 'app data', { requestId }, error)
    return known?.data ?? null
  }
}
