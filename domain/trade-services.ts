/** The customs territory of the Eurasian Economic Union: what comes from there is cleared already. */
export const IN_UNION: readonly string[] = ['AM', 'BY', 'KG', 'KZ', 'RU']

/** @returns whether a product is imported by who buys it in Russia; what comes from an unknown place is not said to be */
export const isImported = ({ supplier }: { supplier: { country: string } }): boolean =>
  !IN_UNION.includes(supplier.country)
