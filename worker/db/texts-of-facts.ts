import { wordings } from '../../domain/text.ts'
import type { StoredFact } from './schema.ts'

/** The texts of facts, in all languages. */
export const textsOfFacts = (facts: StoredFact[]): string[] =>
  facts.flatMap(({ name, value }) => [...wordings(name), ...wordings(value)])
