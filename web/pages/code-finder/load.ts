import { FINDER_FIELDS } from '../../../domain/classifier/finder-fields.ts'
import type { CandidatesResponse } from '../../../domain/contract/code-candidates.ts'
import type { Load } from '../../app/page/load.ts'

export interface FinderData {
  /** As typed. */
  typed: Record<string, string>
  /** Null before anything was asked, and where it could not be answered. */
  found: CandidatesResponse | null
  fault: 'required' | 'unavailable' | null
}

/** Codes that described goods may have: a form whose answer is at its own address. */
export const load: Load<FinderData> = async ({ api, i18n: { t, locale }, query }) => {
  const { name = '', category = '', facts = '' } = query
  const isAsked = FINDER_FIELDS.some((field) => query[field] !== undefined)
  const data: FinderData = { typed: query, found: null, fault: null }
  const isNamed = /\p{L}/u.test(name)
  if (isAsked && isNamed) {
    const response = await api.get('/api/tnved/candidates', { query: { name, category, facts, locale } })
    if (response.ok) data.found = await response.json()
    else data.fault = 'unavailable'
  } else if (isAsked) data.fault = 'required'
  return {
    data,
    islandProps: null,
    head: {
      title: isNamed ? t('candidates.headAsked', { name }) : t('candidates.title'),
      description: t('candidates.lead'),
      ...(isAsked && { noindex: true }),
    },
  }
}
