import type { FactsInput } from '../../../domain/contract/wordings.ts'
import { filledRows, inRow, readFactValue, readWordings } from '../field-values.ts'
import type { FormInput } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'

/** Rows whose value was left empty are not sent: the form suggests names of facts that similar products have. */
const rowsOf = (fields: Fields): number[] =>
  filledRows(fields, 'facts', (row) => Object.values(readWordings(fields, `${row}.value`)).some((text) => text.trim()))

export const factsInput = (fields: Fields): FormInput<typeof FactsInput> => ({
  facts: rowsOf(fields).map((row) => ({
    name: readWordings(fields, `facts.${row}.name`),
    value: readFactValue(fields, `facts.${row}.value`),
  })),
})

export const factField = (path: string, fields: Fields): string => inRow(path, 'facts', rowsOf(fields))
