import type { Fact } from '../../../domain/contract/values.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { StoredFact } from '../../db/schema.ts'
import { localized, localizedOrNull } from '../http/locale.ts'

/** Keys of a fact's texts, for `translatedEach`. */
export const FACT = { name: 'text', value: 'text' } as const

/** @returns facts in one language; a fact without any value is left out. */
export const toFacts = (stored: StoredFact[], locale: Locale): Fact[] =>
  stored.flatMap(({ name, value }) => {
    const wording = localizedOrNull(value, locale)
    return wording ? [{ name: localized(name, locale), value: wording }] : []
  })
