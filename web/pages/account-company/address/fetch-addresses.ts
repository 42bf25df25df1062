import type { AddressSuggestions } from '../../../../domain/contract/suggestions.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { api } from '../../../app/api.ts'

export type Address = AddressSuggestions['suggestions'][number]

interface AddressQuery {
  /** The text typed so far. */
  query: string
  language: Locale
  /** ISO 3166-1 alpha-2; '*' is any country. */
  country: string
}

/** Suggestions that a phone shows above its keyboard without much scrolling. */
const COUNT = 7

/**
 * Addresses that match a text, from the gateway's suggestion path.
 * @throws the failure, after logging it: the form shows a notice and accepts what is typed
 */
export async function fetchAddresses(
  { query, language, country }: AddressQuery,
  signal: AbortSignal,
): Promise<Address[]> {
  const json = { query, count: COUNT, language, locations: [{ country_iso_code: country }] }
  try {
    const response = await api.post('/suggestions/api/4_1/rs/suggest/address', { json, signal })
    if (!response.ok) throw new Error(`address suggestions: ${response.status}`)
    return (await response.json()).suggestions
  } catch (error) {
    // A newer query has aborted this one: that is not a failure.
    if (!signal.aborted) console.error(error)
    throw error
  }
}
