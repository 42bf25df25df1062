import type { Locale } from '../../web/locale.ts'
import type { StoredFact } from '../db/schema.ts'
import { localized, localizedOrNull } from './locale.ts'
import type { Fact } from './schema.ts'

/** @returns facts in the reader's language; one without any value is left out. */
export const toFacts = (stored: StoredFact[], locale: Locale): Fact[] =>
  stored.flatMap(({ name, value }) => {
    const wording = localizedOrNull(value, locale)
    return wording ? [{ name: localized(name, locale), value: wording }] : []
  })
