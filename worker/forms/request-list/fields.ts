/** The fields of a list's lines, as the calls of the API take them. */
import type * as v from 'valibot'
import { type RequestList, RequestListChange } from '../../../domain/contract/request-lists.ts'
import type { Locale } from '../../../domain/locale.ts'
import { IN_WORDS } from '../../../domain/request-list/choice.ts'
import { parseList } from '../../../domain/request-list/parse-list.ts'
import { readDecimal } from '../field-values.ts'
import { type FieldError, parseForm } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'

type Change = v.InferOutput<typeof RequestListChange>

/** 'id variant' → the product that was chosen; {} where none is chosen yet. */
function choice(value = ''): { product?: string | null; variant?: string | null } {
  if (value === '') return {}
  if (value === IN_WORDS) return { product: null }
  const at = value.indexOf(' ')
  return at < 0 ? { product: value, variant: null } : { product: value.slice(0, at), variant: value.slice(at + 1) }
}

/** 'lines.7.words' → 7 */
const placesOf = (fields: Fields): number[] =>
  Object.keys(fields)
    .flatMap((name) => /^lines\.(\d{1,4})\.words$/.exec(name)?.[1] ?? [])
    .map(Number)

/**
 * @param fields `lines.N.words`, `.quantity`, `.unit`, `.choice`, `.remove`; `added`, a list of further lines; `aside.N`, lines of the letter that are goods
 * @returns the change, or the errors by the names of the fields
 */
export function readChange(fields: Fields, locale: Locale): { value: Change } | { errors: FieldError[] } {
  const places = placesOf(fields)
  const removed = places.filter((at) => fields[`lines.${at}.remove`] === 'on')
  const edited = places.filter((at) => !removed.includes(at))
  const { added = '' } = fields
  const parsed = added.trim() === '' ? { lines: [] } : parseList(added, locale, true)
  if ('refused' in parsed) return { errors: [{ field: 'added', code: parsed.refused }] }
  const result = parseForm(RequestListChange, {
    lines: edited.map((at) => ({
      at,
      words: fields[`lines.${at}.words`] ?? '',
      quantity: readDecimal(fields[`lines.${at}.quantity`], locale),
      unit: fields[`lines.${at}.unit`] || null,
      note: fields[`lines.${at}.note`],
      ...choice(fields[`lines.${at}.choice`]),
    })),
    removed,
    added: parsed.lines,
    restored: Object.keys(fields)
      .flatMap((name) => /^aside\.(\d{1,2})$/.exec(name)?.[1] ?? [])
      .map(Number),
  })
  if ('value' in result) return result
  const inForm = (path: string) => path.replace(/^lines\.(\d+)/, (_, row: string) => `lines.${edited[Number(row)]}`)
  return { errors: result.errors.map(({ field, code }) => ({ field: inForm(field), code })) }
}

export type SentLine = RequestList['lines'][number]
