/** Tax and registration numbers of companies as input. Spaces and dashes between digits are ignored. */
import * as v from 'valibot'
import { isInn, isKpp, isOgrn, isUscc, plainNumber } from '../tax-numbers.ts'

/** The longest number with a separator after every character. */
const MAX_TYPED_LENGTH = 40

const numberOf = (isValid: (text: string) => boolean) =>
  v.pipe(v.string(), v.maxLength(MAX_TYPED_LENGTH), v.transform(plainNumber), v.check(isValid, 'checksum'))

export const Kpp = numberOf(isKpp)
export const Ogrn = numberOf(isOgrn)
/** The number that an organization is founded with: INN or USCC. */
export const TaxNumber = numberOf((text) => isInn(text) || isUscc(text))

/** @returns the ISO 3166-1 code of the country that issued a tax number */
export const taxCountry = (taxNumber: string): 'RU' | 'CN' => (isInn(taxNumber) ? 'RU' : 'CN')
