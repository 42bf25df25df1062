/** Whether the legal form in a company's name fits its tax number, as far as the number shows it. */
import type { Text } from './text.ts'

const word = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')

const ORGANIZATION = word(
  'ООО|ОАО|ПАО|ЗАО|АО|ФГУП|МУП|общество с ограниченной ответственностью|акционерное общество|OOO|LLC|JSC|PJSC',
)
const PERSON = word('ИП|индивидуальный предприниматель|individual entrepreneur|sole proprietor')
const CHINESE_COMPANY = /公司/u

/** The kind of owner that the tax number belongs to, where the company's name says otherwise. */
type NumberOwner = 'person' | 'organization'

interface Identity {
  /** ISO 3166-1 alpha-2. */
  country: string
  names: Text
  taxNumber: string | null
}

/** @returns the owner that the number belongs to where the name says otherwise; null where both fit or the name does not show it */
export function numberAgainstName({ country, names, taxNumber }: Identity): NumberOwner | null {
  const all = Object.values(names).join('\n')
  if (country === 'RU') {
    // Twelve digits are those of a person, ten of an organization.
    if (taxNumber?.length === 12 && ORGANIZATION.test(all)) return 'person'
    return taxNumber?.length === 10 && PERSON.test(all) && !ORGANIZATION.test(all) ? 'organization' : null
  }
  // 92 is a person who trades (个体工商户), 91 an enterprise.
  return country === 'CN' && taxNumber?.startsWith('92') && CHINESE_COMPANY.test(all) ? 'person' : null
}
