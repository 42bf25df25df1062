import { MAX_FACTS } from '../../../domain/limits.ts'
import { LOCALES } from '../../../domain/locale.ts'
import type { Fields } from '../plain-form.ts'
import { type FormResult, wordings } from './form-result.ts'

const isEmpty = (text: Record<string, string>): boolean => Object.values(text).every((wording) => wording.trim() === '')

/** What is written once only reads the same in every language. */
export function factValue(fields: Fields, name: string) {
  const value = wordings(fields, name)
  const said = LOCALES.filter((locale) => value[locale].trim() !== '')
  const [only] = said
  return said.length === 1 && only ? value[only] : value
}

/** Places of the rows that count: those whose value was left empty do not. */
const rowsOf = (fields: Fields): number[] =>
  Array.from({ length: MAX_FACTS }, (_, at) => at).filter((at) => !isEmpty(wordings(fields, `facts.${at}.value`)))

export const factsOf = (fields: Fields) =>
  rowsOf(fields)
    .map((at) => `facts.${at}`)
    .map((path) => ({ name: wordings(fields, `${path}.name`), value: factValue(fields, `${path}.value`) }))

/** Where the form has the fact that the api's path points at: the api was told of the rows that count alone. */
export const inFactRows = (fields: Fields, outcome: FormResult): FormResult =>
  'faults' in outcome
    ? {
        ...outcome,
        faults: outcome.faults.map(({ field, code }) => ({
          field: field.replace(
            /^facts\.(?:facts\.)?(\d+)/,
            (_, at: string) => `facts.${rowsOf(fields)[Number(at)] ?? at}`,
          ),
          code,
        })),
      }
    : outcome
