/** Typography of messages and of names: no-break spaces, by the rules of each language. */
import type { Locale } from './locale.ts'

const NO_BREAK = '\u00a0'

/** A position after a number: a digit, or a placeholder that is filled with one. */
const AFTER_NUMBER = String.raw`(?<=\d|\}\})`

const ENGLISH_UNITS =
  'pcs?|sets?|pairs?|rolls?|packs?|mm|cm³|cm|k?m|m[²³]|kg|t|L|m?l|[KMGT]B|kWh?|min|bar|[kM]?Pa|k?V|k?W|kN|A|Hz|rpm|N·m|years?|months?|days?|business|hours?|minutes?'
const RUSSIAN_UNITS = String.raw`шт|компл|рул|уп|мм|см³|см|к?м|м[²³]|кг|т|л|[КМГТ]Б|к?Вт|мин|пар[аы]?|бар|[кМ]?Па|к?В|кН|А|Гц|об|Н·м|г|года?|лет|месяц(?:а|ев)?|день|дн(?:я|ей)|рабоч\p{L}+|час(?:а|ов)?|минут[аы]?|запрос(?:а|ов)?|позици[йюия]+|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря`
/** Prepositions, conjunctions and particles of one and two letters, which must not end a line. */
const RUSSIAN_SHORT = 'а|без|в|во|для|до|за|и|из|или|к|ко|на|не|ни|но|о|об|от|по|при|с|со|у'

/** Marks before a number that mean nothing without it: 'DN 100', 'ISO 9001', 'ГОСТ 8732-78', 'ул.' and 'д.' of an address. */
const MARKS = 'DN|PN|SDR|RAL|DIN|EN|ISO|GOST|ASTM|GB/T|L|R|Incoterms|GDPR'
const ENGLISH_MARKS = String.raw`Grade|[Cc]lass|[Tt]ype|Art\.|OKVED|Rev\.|TR CU|[Nn]o\.|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber`
const RUSSIAN_MARKS = String.raw`ГОСТ|ТУ|ТР|ТР ТС|Ред\.|ст\.|ч\.|пп?\.|кл\.|ул\.|д\.|оф\.|г\.`
const afterMark = (marks: string) =>
  new RegExp(String.raw`(?<=(?:^|[\s(（）、，：]|\p{Script=Han})(?:${marks})) (?=[\d\p{Lu}])`, 'gu')

/** The hyphen of '152-ФЗ': a line must not break there. */
const NUMBER_OF_LAW = /(?<=\d)-(?=ФЗ|FZ)/gu
const NO_BREAK_HYPHEN = '\u2011'

/** Spaces that are replaced by no-break ones. */
const SPACES: Record<Locale, RegExp[]> = {
  en: [
    new RegExp(String.raw`${AFTER_NUMBER} (?=(?:${ENGLISH_UNITS})(?!\p{L}))`, 'gu'),
    /(?<=\b(?:[Nn]o|excl|incl)\.) (?=\d|\{\{|VAT)/gu,
    afterMark(`${MARKS}|${ENGLISH_MARKS}`),
    // A telephone number.
    /(?<=\+\d(?: \d{3}){0,2}) (?=\d{3,4}(?: |\b))/gu,
  ],
  ru: [
    new RegExp(String.raw`${AFTER_NUMBER} (?=(?:${RUSSIAN_UNITS})(?!\p{L}))`, 'gu'),
    new RegExp(String.raw`(?<=(?:^|[\s(«])(?:${RUSSIAN_SHORT})) (?=\S)`, 'giu'),
    /(?<=\d|\}\}) (?=%)/gu,
    /(?<=№) /gu,
    afterMark(`${MARKS}|${RUSSIAN_MARKS}`),
    /(?<=\S) (?=—)/gu,
    / (?=(?:бы|же|ли)(?!\p{L}))/gu,
    /(?<=ТН) (?=ВЭД)|(?<=эл\.) (?=почт)|(?<=НДС) (?=не )/giu,
    // A telephone number.
    /(?<=(?:^|\s)(?:8|\+7)) (?=\d{3} \d{3}-)|(?<=\s(?:8|\+7)\s\d{3}) (?=\d{3}-)/gu,
  ],
  zh: [
    new RegExp(String.raw`${AFTER_NUMBER} (?=(?:${ENGLISH_UNITS})(?!\p{L}))`, 'gu'),
    new RegExp(String.raw`${AFTER_NUMBER} (?=\p{Script=Han})`, 'gu'),
    /(?<=第|编号) (?=[\d{A-Z])|(?<=GDPR) (?=第)/gu,
    afterMark(`${MARKS}|OKVED|TN`),
  ],
}

/**
 * @param text a message of locales/, with its placeholders: '{{n}} шт.'
 * @returns the message, as long as it was, with no-break spaces between a number and its unit, after short Russian words and before a dash
 */
export const typeset = (locale: Locale, text: string): string =>
  SPACES[locale].reduce((done, space) => done.replace(space, NO_BREAK), text).replace(NUMBER_OF_LAW, NO_BREAK_HYPHEN)

/**
 * Where a line would break within a word, but must not: behind the dash of a range, the hyphen of a standard or a mark ('8732-78',
 * 'A2-70'), the slash of a unit ('м³/мин'), and between the brackets of an article ('6(1)(f)').
 */
const WITHIN_WORD =
  /(?<=(?:\d|\}\})–)(?=\d|\{\{)|(?<=[\dA-Z)]-)(?=[\dA-Z])|(?<=(?:^|[^\p{L}])\p{L}{1,3}[²³]?\/)(?=\p{Ll})|(?<=\d\))(?=\()|(?<=\b(?:IP|User|Idempotency)-)(?=\p{L})/gu
const WORD_JOINER = '\u2060'

/** Typesets a text for a page. Longer than before by the word joiners: ranges of characters are no longer true (see `typeset`). */
export const typesetWhole = (locale: Locale, text: string): string =>
  typeset(locale, text).replace(WITHIN_WORD, WORD_JOINER)

/** @returns a dictionary, or a part of one, with every message typeset */
export function typesetMessages(locale: Locale, messages: object): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? typesetWhole(locale, value) : typesetMessages(locale, value),
    ]),
  )
}
