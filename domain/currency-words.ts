import { escapeRegExp } from './escape-regexp.ts'
import { CURRENCIES, type Currency } from './trade-terms.ts'

/** Words and signs of currencies in price lists and shops' files, in lower case. */
const WORDS: Record<Currency, string> = {
  RUB: 'рублей рубля рубли руб р ₽ rub rur 卢布',
  CNY: 'cny rmb ¥ 元 юань юани 人民币 yuan',
  USD: 'usd $ us$ долл доллары 美元',
  EUR: 'eur € евро 欧元',
  KZT: 'kzt ₸ тг тенге',
  BYN: 'byn',
  UAH: 'uah ₴ грн гривень гривна',
}

const CURRENCY_OF = new Map(
  CURRENCIES.flatMap((currency) => WORDS[currency].split(' ').map((word) => [word, currency] as const)),
)

/** @param word in any case, without a dot behind it @returns undefined for what names no currency */
export const currencyOfWord = (word: string): Currency | undefined => CURRENCY_OF.get(word.toLowerCase())

/** The words and signs as the source of a regular expression, the longest first. */
export const CURRENCY_PATTERN = [...CURRENCY_OF.keys()]
  .sort((one, other) => other.length - one.length)
  .map(escapeRegExp)
  .join('|')
