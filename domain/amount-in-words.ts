import { toCardinal as toEnglish } from 'n2words/en-US'
import { toCardinal as toRussian } from 'n2words/ru-RU'
import { toCardinal as toChinese, toCurrency as toYuan } from 'n2words/zh-Hans-CN'
import { currencyName } from './currency-name.ts'
import type { I18n } from './i18n.ts'
import type { Locale } from './locale.ts'
import { type Currency, MINOR_UNITS } from './trade-terms.ts'

/** Currencies whose Russian name is feminine: «две гривны», «два рубля». */
const FEMININE: readonly Currency[] = ['UAH']

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const inDigits = (cents: number): string => String(cents).padStart(2, '0')

interface AmountWords {
  units: (units: bigint, currency: Currency) => string
  cents: (cents: number) => string
  /** A Russian invoice says «00 копеек», too. */
  alwaysCents: boolean
}

/** How each language writes an amount: Chinese invoices have the hundredths in words as well. */
const WORDS: Record<Locale, AmountWords> = {
  en: { units: (units) => capitalized(toEnglish(units)), cents: inDigits, alwaysCents: false },
  ru: {
    units: (units, currency) =>
      capitalized(toRussian(units, { gender: FEMININE.includes(currency) ? 'feminine' : 'masculine' })),
    cents: inDigits,
    alwaysCents: true,
  },
  zh: { units: (units) => toChinese(units), cents: (cents) => toChinese(BigInt(cents)), alwaysCents: false },
}

/**
 * An amount as invoices repeat it, so that a digit cannot be changed unnoticed (docs/behaviour.md, "Amounts in words").
 * @param amount minor units, a whole number from 0
 * @returns 'Двести тысяч два рубля 02 копейки', '人民币贰拾圆伍角整', 'Twenty US dollars and 50 cents'
 */
export function amountInWords(amount: number, currency: Currency, { t, locale }: Pick<I18n, 't' | 'locale'>): string {
  const units = Math.floor(amount / MINOR_UNITS)
  const cents = amount % 100
  // Yuan have a form of their own, with jiao and fen (Rules of Payment and Settlement, annex 1).
  if (locale === 'zh' && currency === 'CNY') {
    return `${currencyName(currency, locale)}${toYuan(`${units}.${String(cents).padStart(2, '0')}`)}`
  }
  const words = WORDS[locale]
  return t(cents > 0 || words.alwaysCents ? 'amountInWords.withCents' : 'amountInWords.whole', {
    whole: words.units(BigInt(units), currency),
    major: t(`amountInWords.major.${currency}`, { n: units }),
    cents: words.cents(cents),
    minor: t(`amountInWords.minor.${currency}`, { n: cents }),
  })
}
