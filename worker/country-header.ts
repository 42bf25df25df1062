/** Header in which the platform names the country of the network that a request comes from (ISO 3166-1 alpha-2). */
export const COUNTRY_HEADER = 'CF-IPCountry'

/**
 * XX: not known; T1: the Tor network.
 * @returns null for these, and for anything that is not a country code
 */
export const knownCountry = (header: string): string | null =>
  /^[A-Z]{2}$/.test(header) && header !== 'XX' ? header : null
