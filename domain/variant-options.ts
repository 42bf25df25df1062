import type { FactInput } from './contract/wordings.ts'
import { LOCALES } from './locale.ts'

type Wording = FactInput['value']

/** The wording in the first language that has one, without differences of case and spaces. */
function worded(text: Wording): string {
  const words = typeof text === 'string' ? text : (LOCALES.map((locale) => text[locale]?.trim()).find(Boolean) ?? '')
  return words.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** @returns a text that is equal for options that buyers cannot tell apart: the same values of the same names, in whatever order */
export const optionsKey = (options: Pick<FactInput, 'name' | 'value'>[]): string =>
  JSON.stringify(options.map(({ name, value }) => [worded(name), worded(value)]).toSorted())
