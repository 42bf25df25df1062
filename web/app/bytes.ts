import type { I18n, MessageKey } from '../../domain/i18n.ts'

const UNITS = [
  'product.size.bytes',
  'product.size.kb',
  'product.size.mb',
  'product.size.gb',
  'product.size.tb',
] as const satisfies MessageKey[]

/**
 * A file's size for people: Bytes, KB, MB, GB and so on, each 1024 of the one before (docs/behaviour.md, "Byte sizes").
 * @param bytes anything below one byte reads as 0
 * @param decimals digits after the point at most
 */
export function byteSize(bytes: number, { t }: I18n, decimals = 2): string {
  let value = bytes >= 1 ? bytes : 0
  let unit = 0
  const scale = 10 ** decimals
  const rounded = () => Math.round(value * scale) / scale
  // Rounded first: 1023.999 KB is read as 1 MB, never as "1,024 KB".
  while (rounded() >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit++
  }
  return t(UNITS[unit] ?? UNITS[0], { n: rounded() })
}
