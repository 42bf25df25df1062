/** Options of variants that are parameters of the category: what was typed in one language is written in the others, too. */
import { LOCALES } from './locale.ts'
import { type FormParameter, parameterNamed, quantityValue, typedFact } from './parameters/typed-fact.ts'
import type { Text, TextOrString } from './text.ts'
import { optionPath, optionsIn, valuePath, valuesOf } from './variant-fields.ts'

type Fields = Record<string, string>

const textIn = (fields: Fields, path: string): Text =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => (fields[`${path}.${locale}`]?.trim() ? [[locale, fields[`${path}.${locale}`]]] : [])),
  )

/** The languages that are still empty, from the wordings given. */
const missing = (fields: Fields, path: string, wordings: Text): Fields =>
  Object.fromEntries(
    LOCALES.flatMap((locale) =>
      fields[`${path}.${locale}`]?.trim() || !wordings[locale] ? [] : [[`${path}.${locale}`, wordings[locale]]],
    ),
  )

/** The value in all languages; a text where it is the same in each, or is only known in the seller's words. */
function wordingsOf(parameter: FormParameter, name: Text, value: Text): TextOrString {
  const typed = typedFact(parameter, { name, value })
  if (typed.as === 'option') return typed.option.names
  if (typed.as === 'number') return quantityValue(typed.number, typed.number, typed.unit)
  return typed.as === 'range' ? quantityValue(typed.least, typed.most, typed.unit) : ''
}

/**
 * Fills in the names and values that were typed in some languages only, where the option is a parameter of the category. What was typed
 * stays as it is; a value that is written the same in every language stays in its one field.
 * @returns the form's fields
 */
export function withParameterWordings(fields: Fields, parameters: FormParameter[]): Fields {
  const added = optionsIn(fields).map((option): Fields => {
    const path = `${optionPath(option)}.name`
    const name = textIn(fields, path)
    const parameter = parameterNamed(parameters, name)
    if (!parameter) return {}
    const values = valuesOf(fields, option).map((value): Fields => {
      const at = valuePath(option, value)
      const wordings = wordingsOf(parameter, name, textIn(fields, at))
      return typeof wordings === 'string' ? {} : missing(fields, at, wordings)
    })
    return Object.assign(missing(fields, path, parameter.names), ...values)
  })
  return Object.assign({}, fields, ...added)
}
