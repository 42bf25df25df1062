/** Heads of the columns of price lists, in three languages. */
import { currencyOfWord } from '../currency-words.ts'
import { LOCALES, type Locale } from '../locale.ts'
import { once } from '../once.ts'
import { headOf, plainHead, splitHead } from '../request-list/heads.ts'
import type { Currency } from '../trade-terms.ts'
import { TABLE_HEADS } from './head-words.ts'
import { COLUMN_ROLES, type ColumnRole, inLanguage, isTranslated } from './roles.ts'

/** @returns the heads that say what a column has; our own ones first */
const headsOf = (role: ColumnRole): string[] => TABLE_HEADS[role]?.split('|') ?? []

/** "Image_URL", "image url", "imageurl": programs part words in ways of their own. */
const joined = (head: string): string => head.replace(/[\s_-]/g, '')

const roles = once(
  () => new Map(COLUMN_ROLES.flatMap((role) => headsOf(role).map((head) => [joined(plainHead(head)), role] as const))),
)
const roleOf = (head: string): ColumnRole | undefined => roles().get(joined(head))

/** "Name (Russian)", "описание en", "名称（中文）". */
const LANGUAGES: Record<Locale, string> = {
  en: 'en|eng|english|англ|английский|на английском|英文|英语',
  ru: 'ru|rus|russian|рус|русский|на русском|俄文|俄语',
  zh: 'zh|cn|zh-cn|chinese|кит|китайский|на китайском|中文|汉语',
}
const LANGUAGE_NAMES: Record<Locale, Record<Locale, string>> = {
  en: { en: 'English', ru: 'Russian', zh: 'Chinese' },
  ru: { en: 'английский', ru: 'русский', zh: 'китайский' },
  zh: { en: '英文', ru: '俄文', zh: '中文' },
}
const BY_LANGUAGE = LOCALES.map(
  (locale) => [locale, new RegExp(`^(.+?)[\\s_(\\[-]*(?:${LANGUAGES[locale]})[\\])]?$`, 'u')] as const,
)

const LEADING: Record<Locale, RegExp> = { en: /^(?:英|англ|eng)/u, ru: /^(?:俄|рус)/u, zh: /^(?:中|кит|chin)/u }

/** Languages that the marketplace does not have: "Назва (укр)", "name_ua". */
const FOREIGN =
  /^(.+?)[\s_([-]+(?:ua|uk|ukr|укр|украинский|українською|на украинском|kz|қаз|каз|by|бел|de|deu|pl)[\])]?$/u

export interface TableHead {
  role: ColumnRole
  /** As in the head: "Weight, kg"; '' without one. */
  unit: string
  currency: Currency | null
  /** Whether a price includes the tax; null where the head does not say. */
  included: boolean | null
  /** From the head of a price by quantity: "от 10 шт"; null without one. */
  from: number | null
  /** Whether its texts are in a language that the marketplace does not have. */
  isForeign?: boolean
}

const INCLUDED = /(?:с|вкл\p{L}*|incl\p{L}*\.?|with|含)\s*(?:ндс|vat|税|tax)/u
const EXCLUDED = /(?:без|не вкл\p{L}*|excl\p{L}*\.?|without|ex|不含|未含)\s*(?:ндс|vat|税|tax)/u
const FROM = /(?:от|from|≥|>=|>)\s*(\d{1,7})|(\d{1,7})\s*(?:\+|个?以上|шт\S* и более)/u
const PRICES = /цен|опт|розн|price|价/u

function bareRole(head: string): ColumnRole | null {
  const known = roleOf(head)
  if (known) return known
  for (const [locale, pattern] of BY_LANGUAGE) {
    const base = roleOf(pattern.exec(head)?.[1]?.trim() ?? '')
    if (base && isTranslated(base)) return inLanguage(base, locale)
  }
  // "英文名称", "Английское название".
  const [, first = '', rest = ''] =
    /^(英文|英语|中文|俄文|俄语|англ\p{L}*|русск\p{L}*|кит\p{L}*|english|russian|chinese)\s*(.+)$/u.exec(head) ?? []
  const spoken = LOCALES.find((locale) => LEADING[locale].test(first))
  const said = spoken && roleOf(rest)
  if (said && isTranslated(said)) return inLanguage(said, spoken)
  // "Photo 2", "image_3".
  const numbered = roleOf(head.replace(/[\s_#№-]*\d{1,2}$/u, ''))
  if (numbered === 'picture') return numbered
  const asked = headOf(head)?.role
  if (asked === 'article' || asked === 'unit') return asked
  if (asked === 'number') return 'ignore'
  // A quantity that buyers fill in is not the stock.
  return asked === 'quantity' && !/заказ|замовл|order|订/u.test(head) ? 'stock' : null
}

/** "Цена, бел. руб.": these roubles are others. */
const currencyIn = (text: string): Currency | null =>
  text
    .replace(/бел\p{L}*\.?\s*руб\p{L}*/u, 'byn')
    .split(/[\s/,.;()_]+/)
    .map((word) => currencyOfWord(word) ?? currencyOfWord(/^pricer?(usd|eur|uah|rub|cny|kzt)$/.exec(word)?.[1] ?? ''))
    .find((code) => code !== undefined) ?? null

/** Words of a head that are not part of its name: the currency and the tax. */
const withoutTerms = (head: string): string =>
  head
    .replace(EXCLUDED, ' ')
    .replace(INCLUDED, ' ')
    .replace(/\d{1,2}\s*%|[/]\s*(?:шт|ед|pcs?|unit)(?!\p{L})|за\s*(?:шт|ед)(?!\p{L})/gu, ' ')
    .split(/[\s/,;()]+/)
    .filter((word) => currencyOfWord(word) === undefined)
    .join(' ')
    .trim()
    // The head of several columns of prices is in the plural.
    .replace(/^цены /, 'цена ')
    .replace(/^prices /, 'price ')

/** Heads below which 1 is yes, where the stock in numbers has a column of its own. */
export const isFlagHead = (head: string): boolean =>
  /^(?:is[\s_]?)?(?:in[\s_]?stock|availab\p{L}*|налич\p{L}*|в наличии|наявн\p{L}*|доступн\p{L}*|stock[\s_]status)\??$/iu.test(
    head.trim(),
  )

/** "Variant Grams", "Вес_кг": a unit that is a word of the head. */
const LAST_UNIT = /^(.+?)[\s_]+(g|kg|grams?|г|гр|кг|т)$/u

/** @returns null for a cell that is not a known head */
export function tableHead(written: string): TableHead | null {
  // "Цена, руб.*" has to be filled in, "In stock?" is yes or no.
  const cell = written.replace(/[*?\s]+$/, '')
  const head = plainHead(cell)
  if (head === '' || head.length > 80) return null
  const { name, unit } = splitHead(cell)
  const terms = {
    unit,
    currency: currencyIn(head),
    included: EXCLUDED.test(head) ? false : INCLUDED.test(head) || null,
    from: null,
  }
  const role = bareRole(head)
  if (role) return { ...terms, role }
  const [, one, other] = FROM.exec(head) ?? []
  const from = Number(one ?? other)
  if (from > 0 && PRICES.test(head)) return { ...terms, role: 'tier', from }
  const shorter = bareRole(plainHead(name)) ?? bareRole(withoutTerms(head))
  if (shorter) return { ...terms, role: shorter }
  const [, measure = '', last = ''] = LAST_UNIT.exec(head) ?? []
  if (bareRole(measure) === 'weight') return { ...terms, role: 'weight', unit: last }
  if (head === 'variant grams') return { ...terms, role: 'weight', unit: 'g' }
  const foreign = roleOf(FOREIGN.exec(head)?.[1] ?? '')
  return foreign && isTranslated(foreign) ? { ...terms, role: foreign, isForeign: true } : null
}

/** @returns the head of a column in our own files, which `tableHead` reads back */
export function writtenHead(role: ColumnRole, locale: Locale): string {
  const [name, language] = role.split('.')
  const [base = role] = COLUMN_ROLES.filter((one) => one === name)
  const head = headsOf(base)[LOCALES.indexOf(locale)] ?? ''
  const [inEach] = LOCALES.filter((one) => one === language)
  return inEach ? `${head} (${LANGUAGE_NAMES[locale][inEach]})` : head
}
