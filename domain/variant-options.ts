import type { VariantInput } from './contract/product-variants.ts'
import { LOCALES } from './locale.ts'

type Option = VariantInput['options'][number]

/** The wording in the first language that has one, without differences of case and spaces. */
function worded(text: Option['value']): string {
  const words = typeof text === 'string' ? text : (LOCALES.map((locale) => text[locale]?.trim()).find(Boolean) ?? '')
  return words.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** @returns a text that is equal for options that buyers cannot distinguish: the same values of the same names, in any order */
export const optionsKey = (options: Option[]): string =>
  JSON.stringify(options.map(({ name, value }) => [worded(name), worded(value)]).toSorted())
