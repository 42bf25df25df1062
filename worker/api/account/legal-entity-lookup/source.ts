/** An external register of legal entities: its interface, and the one implementation. */
import * as v from 'valibot'
import type { LegalEntry } from '../../../../domain/contract/legal-entities.ts'
import { taxCountry } from '../../../../domain/contract/tax-number-input.ts'
import type { Bindings } from '../../../bindings.ts'

interface LegalEntitySource {
  /**
   * @returns null where the register does not have the entity
   * @throws Error where it fails or times out
   */
  find: (taxNumber: string, kpp: string | undefined) => Promise<LegalEntry | null>
}

/** Milliseconds; a person waits at a form. */
const PATIENCE = 4000

const text = v.optional(v.nullable(v.string()))
/**
 * The response format of "find by id" services for company data: {suggestions: [{data: {inn, kpp, ogrn, name,
 * address}}]}.
 */
const Answer = v.object({
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

/** @returns null where no register is configured. */
export function legalEntitySource({ LEGAL_ENTITY_URL, LEGAL_ENTITY_TOKEN }: Bindings): LegalEntitySource | null {
  if (!LEGAL_ENTITY_URL) return null
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(LEGAL_ENTITY_TOKEN && { Authorization: `Token ${LEGAL_ENTITY_TOKEN}` }),
  }
  return {
    async find(taxNumber, kpp) {
      const body = JSON.stringify({ query: taxNumber, ...(kpp && { kpp }) })
      const signal = AbortSignal.timeout(PATIENCE)
      const answer = await fetch(LEGAL_ENTITY_URL, { method: 'POST', headers, body, signal })
      if (!answer.ok) throw new Error(`the register answers ${answer.status}`)
      const { suggestions } = v.parse(Answer, await answer.json())
      const found = suggestions.find(({ data }) => data.inn === taxNumber)?.data
      if (!found) return null
      const fullName = found.name.full_with_opf ?? ''
      const entry = { kpp: found.kpp ?? '', ogrn: found.ogrn ?? '', address: found.address?.value ?? '' }
      return {
        ...entry,
        taxNumber,
        country: taxCountry(taxNumber),
        fullName,
        shortName: found.name.short_with_opf ?? '',
      }
    },
  }
}
