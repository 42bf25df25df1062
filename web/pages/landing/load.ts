import type { Load, Posted } from '../../app/load.ts'

/** The landing pages (DECISIONS section 7): partners on the way of goods, and industrial zones. */
export type LandingName = 'talp' | 'liaozhong'

export interface LandingData {
  name: LandingName
  sent: boolean
  typed: Posted['fields']
  faults: Posted['faults']
}

const landing =
  (name: LandingName): Load<LandingData> =>
  async ({ i18n: { t }, query, posted }) => ({
    data: {
      name,
      sent: query.sent !== undefined && posted === null,
      typed: posted?.fields ?? {},
      faults: posted?.faults ?? {},
    },
    live: null,
    head: { title: t(`landing.${name}.title`), description: t(`landing.${name}.lead`) },
  })

export const loadTalp = landing('talp')
export const loadLiaozhong = landing('liaozhong')
