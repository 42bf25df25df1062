/** Typography of messages: no-break spaces, by the rules of each language. */
import type { Locale } from './locale.ts'

const NO_BREAK = '\u00a0'

/** A position after a number: a digit, or a placeholder that is filled with one. */
const AFTER_NUMBER = String.raw`(?<=\d|\}\})`

const ENGLISH_UNITS = 'pcs?|mm|cm³|cm|m[²³]?|kg|t|L|[KMGT]B|kWh|min'
const RUSSIAN_UNITS = 'шт|компл|рул|уп|мм|см³|см|м[²³]?|кг|т|л|[КМГТ]Б|кВт|мин|пар[аы]?'
/** Prepositions, conjunctions and particles of one and two letters, which must not end a line. */
const RUSSIAN_SHORT = 'а|без|в|во|для|до|за|и|из|или|к|ко|на|не|ни|но|о|об|от|по|при|с|со|у'

/** Spaces that are replaced by no-break ones. */
const SPACES: Record<Locale, RegExp[]> = {
  en: [new RegExp(String.raw`${AFTER_NUMBER} (?=(?:${ENGLISH_UNITS})(?!\p{L}))`, 'gu'), /(?<=\b[Nn]o\.) (?=\d|\{\{)/gu],
  ru: [
    new RegExp(String.raw`${AFTER_NUMBER} (?=(?:${RUSSIAN_UNITS})(?!\p{L}))`, 'gu'),
    new RegExp(String.raw`(?<=(?:^|[\s(«])(?:${RUSSIAN_SHORT})) (?=\S)`, 'giu'),
    /(?<=\d|\}\}) (?=%)/gu,
    /(?<=№) /gu,
    /(?<=\S) (?=—)/gu,
    / (?=(?:бы|же|ли)(?!\p{L}))/gu,
  ],
  zh: [new RegExp(String.raw`${AFTER_NUMBER} (?=\p{Script=Han})`, 'gu')],
}

/**
 * @param text a message of locales/, with its placeholders: '{{n}} шт.'
 * @returns the message with no-break spaces between a number and its unit, after short Russian words and before a dash
 */
export const typeset = (locale: Locale, text: string): string =>
  SPACES[locale].reduce((done, space) => done.replace(space, NO_BREAK), text)

/** @returns a dictionary, or a part of one, with every message typeset */
export function typesetMessages(locale: Locale, messages: object): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? typeset(locale, value) : typesetMessages(locale, value),
    ]),
  )
}
