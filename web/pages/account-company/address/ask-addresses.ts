import type { AddressSuggestions } from '../../../../domain/contract/suggestions.ts'
import type { Locale } from '../../../../domain/locale.ts'

export type Address = AddressSuggestions['suggestions'][number]

export interface AddressQuestion {
  /** What has been typed so far. */
  query: string
  language: Locale
  /** ISO 3166-1 alpha-2; '*' is any country. */
  country: string
}

const PATH = '/suggestions/api/4_1/rs/suggest/address'
/** As many as a phone shows above its keyboard without scrolling far. */
const COUNT = 7

/**
 * Addresses that begin so, from the gateway's suggestion path (SPECIFICATION section 7, version 4.1).
 * @throws what went wrong, once it is logged (SPECIFICATION section 8): the form says so and takes what is typed
 */
export async function askAddresses(question: AddressQuestion, signal: AbortSignal): Promise<Address[]> {
  const { query, language, country } = question
  const body = JSON.stringify({ query, count: COUNT, language, locations: [{ country_iso_code: country }] })
  try {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(PATH, { method: 'POST', headers, body, signal })
    if (!answer.ok) throw new Error(`address suggestions: ${answer.status}`)
    const { suggestions }: AddressSuggestions = await answer.json()
    return suggestions
  } catch (error) {
    // A newer letter has ended this question: that is no failure.
    if (!signal.aborted) console.error(error)
    throw error
  }
}
