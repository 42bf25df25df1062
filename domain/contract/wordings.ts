/** Translatable texts as suppliers write them: each language beside the others, any of them may be missing. */
import * as v from 'valibot'
import { MAX_FACTS } from '../limits.ts'
import { LOCALES } from '../locale.ts'
import type { Text, TextOrString } from '../text.ts'
import { Line, OptionalLine, OptionalText } from './text-input.ts'

type TextSchema = ReturnType<typeof OptionalLine> | ReturnType<typeof OptionalText>

/** An empty field of a form is a text that is not there. */
function said(text: Text): Text {
  return Object.fromEntries(LOCALES.flatMap((locale) => (text[locale]?.trim() ? [[locale, text[locale]]] : [])))
}

const inAny = (one: TextSchema) =>
  v.pipe(v.object({ en: v.optional(one), ru: v.optional(one), zh: v.optional(one) }), v.transform(said))

const hasAny = (text: Text): boolean => Object.keys(text).length > 0

/** One line in any of the languages, perhaps in none. */
export const LineInAny = (max: number) => inAny(OptionalLine(max))
/** One line in one language at least. */
export const LineInSome = (max: number) => v.pipe(LineInAny(max), v.check(hasAny, 'required'))
/** Several lines in any of the languages, perhaps in none. */
export const TextInAny = (max: number) => inAny(OptionalText(max))

/** As it is answered to who writes it: every wording there is. */
export const Wordings = v.object({
  en: v.optional(v.string()),
  ru: v.optional(v.string()),
  zh: v.optional(v.string()),
})

/** A name and a value; a value that reads the same in every language is plain text. */
export const FactInput = v.object({
  name: LineInSome(120),
  value: v.union([Line(500), LineInSome(500)]),
})
export const FactsInput = v.pipe(
  v.object({ facts: v.pipe(v.array(FactInput), v.maxLength(MAX_FACTS)) }),
  v.examples([
    { facts: [{ name: { en: 'Body', ru: 'Корпус', zh: '阀体' }, value: { en: 'Steel 20', ru: 'Сталь 20' } }] },
  ]),
)

export const FactWordings = v.object({ name: Wordings, value: v.union([v.string(), Wordings]) })
export const FactsAnswer = v.pipe(
  v.object({ data: v.array(FactWordings) }),
  v.examples([{ data: [{ name: { en: 'Thread', ru: 'Резьба' }, value: 'G 2' }] }]),
)

/** @returns a wording to make an address of: Latin letters come out of the first two. */
export const namingText = (text: Text): string => text.en ?? text.ru ?? ''

/** @returns a fact as it is answered. */
export const toFactWordings = ({ name, value }: { name: Text; value: TextOrString }) => ({ name, value })
