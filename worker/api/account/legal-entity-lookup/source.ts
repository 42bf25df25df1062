/** An external register of legal entities. */
import * as v from 'valibot'
import type { LegalEntry } from '../../../../domain/contract/legal-entities.ts'
import { taxCountry } from '../../../../domain/contract/tax-number-input.ts'
import type { Bindings } from '../../../bindings.ts'

/** Milliseconds; a person waits at a form. */
const TIMEOUT = 4000

const text = v.optional(v.nullable(v.string()))
/**
 * The response format of "find by id" services for company data: {suggestions: [{data: {inn, kpp, ogrn, name,
 * address}}]}.
 */
const Suggestions = v.object({
  suggestions: v.array(
    v.object({
      data: v.object({
        inn: v.string(),
        kpp: text,
        ogrn: text,
        name: v.object({ full_with_opf: text, short_with_opf: text }),
        address: v.optional(v.nullable(v.object({ value: text }))),
      }),
    }),
  ),
})

/**
 * @returns null where no register is configured, or it does not have the entity
 * @throws Error where it fails or times out
 */
export async function findRegistered(
  { LEGAL_ENTITY_URL, LEGAL_ENTITY_TOKEN }: Bindings,
  taxNumber: string,
  kpp?: string,
): Promise<LegalEntry | null> {
  if (!LEGAL_ENTITY_URL) return null
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(LEGAL_ENTITY_TOKEN && { Authorization: `Token ${LEGAL_ENTITY_TOKEN}` }),
  }
  const body = JSON.stringify({ query: taxNumber, ...(kpp && { kpp }) })
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await fetch(LEGAL_ENTITY_URL, { method: 'POST', headers, body, signal })
  if (!response.ok) throw new Error(`the register responded with status ${response.status}`)
  const { suggestions } = v.parse(Suggestions, await response.json())
  const entity = suggestions.find(({ data }) => data.inn === taxNumber)?.data
  if (!entity) return null
  return {
    taxNumber,
    country: taxCountry(taxNumber),
    fullName: entity.name.full_with_opf ?? '',
    shortName: entity.name.short_with_opf ?? '',
    kpp: entity.kpp ?? '',
    ogrn: entity.ogrn ?? '',
    address: entity.address?.value ?? '',
  }
}
