import type { I18n, MessageKey } from '../../domain/i18n.ts'

const UNITS = [
  'product.size.bytes',
  'product.size.kb',
  'product.size.mb',
  'product.size.gb',
  'product.size.tb',
] as const satisfies MessageKey[]

/**
 * Formats a file's size: Bytes, KB, MB, GB and so on, each 1024 of the one before (docs/behaviour.md, "Byte sizes").
 * @param bytes anything below one byte is shown as 0
 * @param decimals maximum number of digits after the point
 */
export function byteSize(bytes: number, { t }: I18n, decimals = 2): string {
  let value = bytes >= 1 ? bytes : 0
  let unit = 0
  const scale = 10 ** decimals
  const rounded = () => Math.round(value * scale) / scale
  // Rounds before choosing the unit, so that 1023.999 KB becomes 1 MB and never "1,024 KB".
  while (rounded() >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit++
  }
  return t(UNITS[unit] ?? UNITS[0], { n: rounded() })
}
