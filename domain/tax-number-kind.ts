/** Kinds of tax numbers by country; each has a message `company.tax.…`. */
const KINDS = { RU: 'inn', CN: 'uscc', BY: 'unp', KZ: 'bin' } as const

const isNamed = (country: string): country is keyof typeof KINDS => Object.hasOwn(KINDS, country)

/**
 * @param country ISO 3166-1 alpha-2
 * @returns the kind of tax number that companies of the country have; 'any' where it has no name of its own here
 */
export const taxNumberKind = (country: string) => (isNamed(country) ? KINDS[country] : 'any')
