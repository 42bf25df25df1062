/** Messages for the errors of the operator's table of VAT, fees and excise, by the API's codes. */
export const BORDER_RATE_MESSAGES = {
  'border-rate.unknown': 'people.fault.gone',
  'border-rates.too-many': 'borderRates.fault.tooMany',
  'rate rate': 'borderRates.fault.rate',
  'amount amount': 'borderRates.fault.amount',
  'upTo amount': 'borderRates.fault.upTo',
  'codes codes': 'borderRates.fault.codes',
  'codes format': 'borderRates.fault.codes',
  'validTo order': 'borderRates.fault.order',
  'address format': 'borderRates.fault.address',
} as const
