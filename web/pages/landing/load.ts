import type { FormSubmission } from '../../../domain/form-submission.ts'
import type { Load } from '../../app/page/load.ts'
import { htmlOf, readStoredText } from '../legal/stored-text.ts'

/** The landing pages for partners in logistics and for industrial zones (docs/behaviour.md, "Landing pages"). */
export type LandingName = 'talp' | 'liaozhong'

export interface LandingData {
  name: LandingName
  sent: boolean
  typed: FormSubmission['fields']
  errors: FormSubmission['errors']
  /** The text that an operator has stored, instead of what the page says by itself: HTML; null for none. */
  html: string | null
}

const landing =
  (name: LandingName): Load<LandingData> =>
  async ({ api, i18n: { t, locale }, query, posted }) => ({
    data: {
      name,
      html: htmlOf(await readStoredText(api, name, locale)),
      sent: query.sent !== undefined && posted === null,
      typed: posted?.fields ?? {},
      errors: posted?.errors ?? {},
    },
    islandProps: null,
    head: { title: t(`landing.${name}.title`), description: t(`landing.${name}.lead`) },
  })

export const loadTalp = landing('talp')
export const loadLiaozhong = landing('liaozhong')
