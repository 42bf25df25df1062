/** Units that goods are sold in, in the order they are offered. */
export const UNIT_NAMES = [
  'piece',
  'metre',
  'kilogram',
  'tonne',
  'set',
  'square-metre',
  'roll',
  'litre',
  'pack',
] as const
