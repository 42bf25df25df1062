/** The words of letters as regular expressions, each made when it is first needed. */
import { escapeRegExp } from '../escape-regexp.ts'
import { once } from '../once.ts'
import { INCOTERMS } from '../trade-terms.ts'
import { LETTER_WORDS } from './letter-words.ts'

const HAN = /\p{Script=Han}/u
/** A capital letter begins a name; Chinese has none. */
const NAME = String.raw`(?:\p{Lu}[\p{L}.-]*|\p{Script=Han}+)`
/** "CIP" is the cleaning of pipes as well: alone it says nothing about delivery. */
const TERMS = INCOTERMS.filter((term) => term !== 'CIP').join('|')

/** The words, the longest first; words of letters end where a word ends. */
const alternatives = (words: string): string =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      if (HAN.test(word)) return escapeRegExp(word)
      const isBeginning = word.endsWith('*')
      const bare = escapeRegExp(isBeginning ? word.slice(0, -1) : word).replaceAll(' ', String.raw`[\s.]+`)
      return String.raw`(?<![\p{L}\p{N}])${bare}${isBeginning ? String.raw`\p{L}*` : String.raw`(?![\p{L}\p{N}])`}`
    })
    .join('|')

const whole = (words: string, flags: string) => once(() => new RegExp(alternatives(words), flags))
const begins = (words: string, after: string) => once(() => new RegExp(`^(?:${alternatives(words)})${after}`, 'iu'))

export const telling = whole(LETTER_WORDS.telling, 'iu')
export const usual = whole(`${LETTER_WORDS.telling}|${LETTER_WORDS.usual}`, 'giu')
export const closing = begins(LETTER_WORDS.closings, '')
export const greeting = begins(LETTER_WORDS.greetings, '')
export const labelled = begins(LETTER_WORDS.labels, String.raw`\.?(?:\s*[:：]|\s+[-–—]\s)`)
/** The place is what is behind it. */
export const placed = once(
  () =>
    new RegExp(
      String.raw`(?:(?:${alternatives(LETTER_WORDS.places)})(?:\s*[:：]|\s+[-–—]\s)|送货至|送货到|运至)\s*([^\n;；。]+)`,
      'iu',
    ),
)

/** Addresses of the web and of mail, and phones with a plus, in full, or behind their name. */
export const CONTACTS =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:(?:тел|моб|tel|phone|mob|电话|手机)[.:：\s]*)?(?:\+\d|8(?=[\s(-]))[\d\s()-]{8,18}\d|(?:тел|моб|tel|phone|mob|电话|手机)[.:：\s]+[\d\s()-]{5,18}\d/giu
/** A term with its place, "CIF Novorossiysk": at most three words. */
export const NAMED_TERM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${TERMS})(?![a-zа-яё\d])\s*${NAME}(?:\s+${NAME}){0,2}`,
  'gu',
)
/** «г. Екатеринбург» */
export const TOWN =
  /(?<![\p{L}\p{N}])(?:г|гор|город|городе|города)(?:\.\s*|\s+)(\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?)/gu
/** «доставка до Екатеринбурга», "delivery to Perm": Russian names are inflected, so that their preposition belongs to them. */
export const DESTINATION =
  /(?<!\p{L})(?:[Дд]оставк|[Пп]оставк|[Оо]тгрузк|[Dd]eliver|[Ss]hip)\p{L}*\s+(?:to\s+|(?=(?:в|до|на)\s))((?:(?:в|до|на)\s+)?\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?)/gu

/** Months by their first letters. */
export const MONTH_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'янв фев мар апр мая июн июл авг сен окт ноя дек'.split(' '),
    'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
  ].flatMap((names) => names.map((name, at) => [name, at + 1])),
)
const MONTHS = Object.keys(MONTH_NUMBERS).join('|')
/** Days of a calendar, as letters write them. */
export const DATES = [
  String.raw`(?<year>20\d\d)[-.](?<month>\d{1,2})[-.](?<day>\d{1,2})(?![\d.])`,
  String.raw`(?<![\d.])(?<day>\d{1,2})\.(?<month>\d{1,2})(?:\.(?<year>20\d\d|\d\d))?(?![\d.])`,
  String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?\s+(?<name>${MONTHS})\p{L}*\.?(?:,?\s+(?<year>20\d\d))?(?:\s*г(?:ода|\.)?)?`,
  String.raw`(?<!\p{L})(?<name>${MONTHS})[a-z]*\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>20\d\d))?(?!\d)`,
  String.raw`(?:(?<year>20\d\d)\s*年\s*)?(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*[日号號]?`,
].map((source) => new RegExp(source, 'giu'))

/** "10–15 рабочих дней", "30 %", "до 18:00": amounts of time and shares that are no goods. */
export const SPANS =
  /\d+(?:\s*[-–—]\s*\d+)?\s*(?:(?:рабоч|календарн|банковск)\p{L}*\s+|working\s+|business\s+|calendar\s+|个?工作)?(?:дн\p{L}*|день|недел\p{L}*|месяц\p{L}*|days?|weeks?|months?|天|日|周|个月)|\d+\s*%|\d{1,2}:\d\d|incoterms\s+20\d\d/giu
