/** The customs territory of the Eurasian Economic Union: goods from there need no customs clearance. */
export const IN_UNION: readonly string[] = ['AM', 'BY', 'KG', 'KZ', 'RU']

/** @returns whether a buyer in Russia imports a product of this supplier */
export const isImported = ({ supplier }: { supplier: { country: string } }): boolean =>
  !IN_UNION.includes(supplier.country)
