/** Translatable texts as suppliers write them: one entry per language, any of which may be missing. */
import * as v from 'valibot'
import { MAX_FACTS } from '../limits.ts'
import { byLocale, LOCALES } from '../locale.ts'
import type { Text, TextOrString } from '../text.ts'
import { Line, OptionalLine, OptionalText } from './text-input.ts'

type TextSchema = ReturnType<typeof OptionalLine> | ReturnType<typeof OptionalText>

/** Removes empty fields of a form: they are missing translations. */
const withoutEmpty = (text: Text): Text =>
  Object.fromEntries(LOCALES.flatMap((locale) => (text[locale]?.trim() ? [[locale, text[locale]]] : [])))

const inAny = (one: TextSchema) => v.pipe(v.object(byLocale(() => v.optional(one))), v.transform(withoutEmpty))

const hasAny = (text: Text): boolean => Object.keys(text).length > 0

/** One line in any of the languages; may be missing in all. */
export const LineInAny = (max: number) => inAny(OptionalLine(max))
/** One line in at least one language. */
export const LineInSome = (max: number) => v.pipe(LineInAny(max), v.check(hasAny, 'required'))
/** Several lines in any of the languages; may be missing in all. */
export const TextInAny = (max: number) => inAny(OptionalText(max))

/** All translations, as the author of the text gets them. */
export const Wordings = v.object(byLocale(() => v.optional(v.string())))

/** A name and a value; a value that is the same in every language is a plain string. */
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
export const FactsResponse = v.pipe(
  v.object({ data: v.array(FactWordings) }),
  v.examples([{ data: [{ name: { en: 'Thread', ru: 'Резьба' }, value: 'G 2' }] }]),
)

/**
 * @returns the text from which a URL’s slug is made: English, else Russian; '' without either, since Chinese is not
 * transliterated
 */
export const namingText = (text: Text): string => text.en ?? text.ru ?? ''

/** @returns a stored attribute as the response has it: all its translations */
export const toFactWordings = ({ name, value }: { name: Text; value: TextOrString }) => ({ name, value })
