import type { FormSubmission } from '../../../domain/form-submission.ts'
import type { Load } from '../../app/page/load.ts'

/** The landing pages for partners in logistics and for industrial zones (docs/behaviour.md, "Landing pages"). */
export type LandingName = 'talp' | 'liaozhong'

export interface LandingData {
  name: LandingName
  sent: boolean
  typed: FormSubmission['fields']
  errors: FormSubmission['errors']
}

const landing =
  (name: LandingName): Load<LandingData> =>
  async ({ i18n: { t }, query, posted }) => ({
    data: {
      name,
      sent: query.sent !== undefined && posted === null,
      typed: posted?.fields ?? {},
      errors: posted?.errors ?? {},
    },
    islandProps: null,
    head: { title: t(`landing.${name}.title`), description: t(`landing.${name}.lead`) },
  })

export const loadTalp = landing('talp')
export const loadLiaozhong = landing('liaozhong')
