import type { NamedText } from '../../../domain/contract/named-texts.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import type { PersonalContext } from '../../app/page/personal-load.ts'

/** @returns the addresses of the signed-in buyer, the one to fill in first; null for a buyer without an account */
export async function savedPlaces({ own }: PersonalContext): Promise<NamedText[] | null> {
  const response = await own.get('/api/profile/addresses')
  return response.ok ? (await response.json()).data : null
}

/**
 * Initial fields of the place in a form.
 * @param deliveredTo place of a request that is repeated, '' where it named none; undefined: the first address is filled in
 */
export function placeFields(places: NamedText[] | null, deliveredTo?: string): FormSubmission['fields'] {
  if (deliveredTo === undefined) return { savedPlace: places?.[0]?.text ?? '' }
  const isSaved = places?.some(({ text }) => text === deliveredTo) ?? false
  return isSaved ? { savedPlace: deliveredTo, deliveredTo: '' } : { savedPlace: '', deliveredTo }
}
