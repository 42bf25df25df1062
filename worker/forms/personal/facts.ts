import { LOCALES } from '../../../web/locale.ts'
import type { Fields } from '../plain-form.ts'
import { wordings } from './outcome.ts'

/** As many as the api takes. */
const MOST = 60

const isEmpty = (text: Record<string, string>): boolean => Object.values(text).every((wording) => wording.trim() === '')

/** What is written once only reads the same in every language. */
function factValue(fields: Fields, name: string) {
  const value = wordings(fields, name)
  const said = LOCALES.filter((locale) => value[locale].trim() !== '')
  const [only] = said
  return said.length === 1 && only ? value[only] : value
}

/** The facts of a form, without the rows whose value was left empty. */
export const factsOf = (fields: Fields) =>
  Array.from({ length: MOST }, (_, at) => `facts.${at}`)
    .filter((path) => !isEmpty(wordings(fields, `${path}.value`)))
    .map((path) => ({ name: wordings(fields, `${path}.name`), value: factValue(fields, `${path}.value`) }))
