import rosetta from 'rosetta'
import type en from '../locales/en.json'
import { getOrCreate } from './get-or-create.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'
import type { PriceBasis } from './price-basis.ts'
import { type ReaderRate, ROUBLES } from './reader-currency.ts'
import { MINOR_UNITS } from './trade-terms.ts'

type PluralForms = { other: string }
/** The same keys with any texts; which plural forms a group has depends on the language. */
type Translated<Node> = {
  [Key in keyof Node]: Node[Key] extends string
    ? string
    : Node[Key] extends PluralForms
      ? PluralForms
      : Translated<Node[Key]>
}
/** The messages of one language, shaped like locales/en.json. */
export type Dictionary = Translated<typeof en>

type Paths<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string | PluralForms
    ? `${Prefix}${Key}`
    : Paths<Node[Key], `${Prefix}${Key}.`>
}[keyof Node & string]

/** Every key of the dictionary: 'product.moq'. A group of plural forms counts as one key. */
export type MessageKey = Paths<typeof en>

export interface I18n {
  locale: Locale
  /** The message in this language; `n` chooses among plural forms and is formatted for the reader. */
  t: (key: MessageKey, params?: Record<string, string | number>) => string
  number: (value: number) => string
  /** The currency in which prices are shown. */
  reader: ReaderRate
  /** The quantity and the basis of the prices in lists; null: as sellers state them. */
  basis: PriceBasis | null
  /**
   * @param amount minor units (kopecks, cents); an amount below one unit is shown with three significant digits
   * @param beside the amounts in the same column: one with cents gives all of them cents
   */
  money: (amount: number, currency?: string, beside?: readonly number[]) => string
  /** @param iso ISO 8601 instant or date */
  date: (iso: string) => string
  /** The name of a language in this one: 'китайский' */
  language: (locale: Locale) => string
}

/** A parsed message: text, parameter name, text, parameter name, text … */
type Template = string[]

const MARK = '\u0000'

/** Fills every parameter with its own name between marks, so that a message can be split there. */
const PARAMETERS: Record<string, string> = new Proxy({}, { get: (_, name) => `${MARK}${String(name)}${MARK}` })

/**
 * Fills in the parameters. Where a value ends in a period, as Russian dates do ('23 нояб. 2026 г.'), or in an ellipsis, the sentence's own
 * period is dropped.
 */
const fill = (template: Template, params: Record<string, string | number>): string =>
  template.reduce((text, part, index) => {
    if (index % 2 === 1) return `${text}${params[part] ?? ''}`
    return text + (/[.…]$/.test(text) && part.startsWith('.') ? part.slice(1) : part)
  }, '')

/** What a number in a date must not be parted from: '23 нояб. 2026 г.', 'Nov 23, 2026'. */
const BESIDE_NUMBER = / (?=\d)|(?<=\d) /g
const BEFORE_WORD = /(?<=\d) /g

/** From this amount on, in minor units, cents are left out. */
const WHOLE_FROM = 10_000_00

/** Decimal places of an amount in minor units; undefined for a fraction of one, which a converted price may be. */
const digitsOf = (amount: number): 0 | 2 | undefined => {
  if (amount % 100 === 0 || amount >= WHOLE_FROM) return 0
  return Number.isInteger(amount) ? 2 : undefined
}

/** Signs of two currencies are ambiguous: the Belarusian rouble's is that of other roubles, ¥ outside China that of the yen. */
function currencyDisplay(currency: string, locale: Locale): 'code' | 'symbol' | 'narrowSymbol' {
  if (currency === 'BYN') return 'code'
  return currency === 'CNY' && locale !== 'zh' ? 'symbol' : 'narrowSymbol'
}

/**
 * Messages and formats of one language; where few messages are needed, as in e-mails, a part of the dictionary is enough. One instance
 * per language, reused: rosetta stores its language in a variable, so an instance shared by languages would mix up concurrent requests.
 */
export function createI18n(locale: Locale, dictionary: Partial<Dictionary>): I18n {
  const tag = LANGUAGE_TAGS[locale]
  const messages = rosetta<object>({ [locale]: dictionary })
  messages.locale(locale)
  const plural = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const languages = new Map<string, string>()
  const templates = new Map<string, Template>()
  const currencies = new Map<string, Intl.NumberFormat>()

  const moneyFormat = (currency: string, digits: 0 | 2 | undefined) =>
    getOrCreate(
      currencies,
      `${currency}${digits}`,
      () =>
        new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          currencyDisplay: currencyDisplay(currency, locale),
          ...(digits === undefined
            ? { maximumSignificantDigits: 3 }
            : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
        }),
    )

  // Parsed once per message: rosetta does so at every call, which took a tenth of the time of rendering a page.
  const template = (key: string): Template => getOrCreate(templates, key, () => messages.t(key, PARAMETERS).split(MARK))

  return {
    locale,
    reader: ROUBLES,
    basis: null,
    t(key, params = {}) {
      const { n } = params
      if (typeof n !== 'number') return fill(template(key), params) || key
      // A key with plural forms is an object in the dictionary; rosetta returns '' for a missing message.
      const shown = { ...params, n: numbers.format(n) }
      return (
        fill(template(`${key}.${plural.select(n)}`), shown) ||
        fill(template(`${key}.other`), shown) ||
        fill(template(key), shown) ||
        key
      )
    },
    number: (value) => numbers.format(value),
    money(amount, currency = 'RUB', beside = []) {
      const own = digitsOf(amount)
      const isAligned = own === 0 && amount < WHOLE_FROM && beside.some((other) => digitsOf(other) === 2)
      return moneyFormat(currency, isAligned ? 2 : own).format(amount / MINOR_UNITS)
    },
    date: (iso) => dates.format(new Date(iso)).replace(locale === 'en' ? BESIDE_NUMBER : BEFORE_WORD, '\u00a0'),
    language: (one) =>
      // Intl's 'long' names are those of written languages (英文); for a spoken one it is 英语.
      getOrCreate(languages, one, () =>
        (new Intl.DisplayNames(tag, { type: 'language' }).of(one) ?? one).replace(/语$/, '文'),
      ),
  }
}
