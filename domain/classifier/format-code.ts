/** TN VED codes are written in these groups: 8481 80 819 9. */
const TARIFF_GROUPS = /^(\d{4})(\d{2})?(\d{1,3})?(\d)?$/

/** @returns a code as people write it: TN VED digits in groups, any other code unchanged. */
export function formatCode(code: string): string {
  const groups = TARIFF_GROUPS.exec(code)
  return groups ? groups.slice(1).filter(Boolean).join(' ') : code
}
