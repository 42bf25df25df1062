/** Tax and registration numbers of companies, verified by their check digits. */
import { toLatin } from './search-text/lookalikes.ts'

const digitsOf = (text: string): number[] => Array.from(text, Number)

/** Sum of weight × digit over as many digits as there are weights. */
const weigh = (digits: number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0)

const INN_ORGANIZATION = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN_PERSON_11 = [7, ...INN_ORGANIZATION]
const INN_PERSON_12 = [3, ...INN_PERSON_11]

const checksOut = (digits: number[], weights: readonly number[]): boolean =>
  (weigh(digits, weights) % 11) % 10 === digits[weights.length]

/** @param text 10 digits of an organization or 12 of a person (order of the Federal Tax Service MMV-7-6/435@). */
export function isInn(text: string): boolean {
  const digits = digitsOf(text)
  if (/^\d{10}$/.test(text)) return checksOut(digits, INN_ORGANIZATION)
  return /^\d{12}$/.test(text) && checksOut(digits, INN_PERSON_11) && checksOut(digits, INN_PERSON_12)
}

/** @param text code of the tax office, reason (two letters or digits), number. It has no check digit (same order). */
export const isKpp = (text: string): boolean => /^\d{4}[\dA-Z]{2}\d{3}$/.test(text)

/** @param text 13 digits of an organization, 15 of a sole trader; the last one is the remainder of a division (order 55n, 2012). */
export function isOgrn(text: string): boolean {
  if (!/^(\d{13}|\d{15})$/.test(text)) return false
  const divisor = text.length === 13 ? 11n : 13n
  return (BigInt(text.slice(0, -1)) % divisor) % 10n === BigInt(text.slice(-1))
}

/** Letters that look like digits are excluded (GB 32100-2015). */
const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const USCC_WEIGHTS = Array.from({ length: 17 }, (_, at) => Number(3n ** BigInt(at) % 31n))

/** @param text 18 characters of the unified social credit identifier (GB 32100-2015). */
export function isUscc(text: string): boolean {
  const values = Array.from(text, (character) => USCC_ALPHABET.indexOf(character))
  if (values.length !== 18 || values.includes(-1)) return false
  return (31 - (weigh(values, USCC_WEIGHTS) % 31)) % 31 === values[17]
}

/**
 * @param country ISO 3166-1 alpha-2
 * @param text a plain number
 * @returns whether the country's companies can have it; of countries other than Russia and China any letters and digits pass
 */
export function isTaxNumberOf(country: string, text: string): boolean {
  if (country === 'RU') return isInn(text)
  return country === 'CN' ? isUscc(text) : /^[\dA-Z./]{4,30}$/.test(text)
}

/** @returns a number as registers write it: without spaces and dashes, in upper case */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()

/** What people write around a number: its name in the country of the company, the words "number", "company", "with". */
const AROUND =
  /(?<![\p{L}\d])(?:инн|кпп|унп|бин|иин|стир|inn|kpp|unp|bin|stir|gstin|gst|vat(?:in)?|vkn|tin|p\.?\s?iva|partita\siva|ust-?id(?:-?nr)?|uscc|pib|pan|ein|tax|id|no|nr|number|code|registration|vergi|налогов\p{L}+|номер\p{L}*|company|supplier|with|of|компани\p{L}+|организаци\p{L}+|фирм\p{L}+|поставщик\p{L}*|с|по)(?!\p{L})|税务登记号|税号|纳税人(?:识别号)?|(?:统一)?(?:社会)?信用代码|公司|企业|供应商|的|[/:#№.,;"'«»()]/giu

/** An INN with the KPP behind it, as forms have both: 7707083893/770701001. */
const WITH_KPP = /(?<!\d)(\d{10})\s*\/\s*\d{4}[\dA-Z]{2}\d{3}(?!\d)/i

/** Nine characters (a Belarusian number) to 18 (a Chinese one), eight of them digits even in the latter. */
const SHAPE = /^(?=(?:\D*\d){8})[\dA-Z]{9,18}$/

/** @returns the plain number where a query may be a company's tax number of any country, with or without its name; else null */
export function typedTaxNumber(q: string): string | null {
  const bare = q.normalize('NFKC').replace(WITH_KPP, '$1').replace(AROUND, ' ')
  const plain = toLatin(plainNumber(bare).toLowerCase()).toUpperCase()
  return SHAPE.test(plain) ? plain : null
}
