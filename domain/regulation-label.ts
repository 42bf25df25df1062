import type { I18n } from './i18n.ts'

/** The Customs Union became the Eurasian Economic Union on 1 January 2015; a regulation has the name of the union that adopted it. */
const FIRST_OF_ECONOMIC_UNION = 2015

/** @param number of a technical regulation, 032/2013. @returns as the trade calls it: "TR CU 032/2013", "TR EAEU 037/2016" */
export function regulationLabel(number: string, { t }: Pick<I18n, 't'>): string {
  const isOfEconomicUnion = Number(number.split('/')[1]) >= FIRST_OF_ECONOMIC_UNION
  return t(isOfEconomicUnion ? 'regulations.economicUnion' : 'regulations.customsUnion', { number })
}
