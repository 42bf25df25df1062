/** Sizes of end-suction pumps by ISO 2858, as К 80-50-200 or IS80-50-200: inlet, outlet and impeller in mm. Goods state flow and head instead. */
import type { Count } from './counts.ts'

/** The flow in m³/h and the head in m at 2,900 revolutions a minute, or 1,450 for the larger ones. */
// biome-ignore format: a table reads in rows
const RATED: Record<string, [flow: number, head: number]> = {
  '50-32-125': [12.5, 20], '50-32-160': [12.5, 32], '50-32-200': [12.5, 50], '50-32-250': [12.5, 80],
  '65-50-125': [25, 20], '65-50-160': [25, 32], '65-40-200': [25, 50], '65-40-250': [25, 80],
  '80-65-125': [50, 20], '80-65-160': [50, 32], '80-50-200': [50, 50], '80-50-250': [50, 80],
  '100-80-125': [100, 20], '100-80-160': [100, 32], '100-65-200': [100, 50], '100-65-250': [100, 80],
  '125-100-200': [200, 50], '125-100-250': [200, 80], '150-125-250': [200, 20], '150-125-315': [200, 32], '150-125-400': [200, 50],
  '200-150-250': [400, 20], '200-150-315': [400, 32], '200-150-400': [400, 50],
}

const SIZE = /(?<![\p{L}\d])(?:(?:км?|is[hrw]?)[\s-]?)?(\d{2,3}-\d{2,3}-\d{3})\p{L}?(?![\p{L}\d-])/gu

/** Names have the flow before the head, each in the unit of the index (`quantityToken`). */
const asIndexed = ([flow, head]: [number, number]): string => `${flow}m3h ${head * 1000}mm`

/** @param text normalised. @returns its sizes of pumps in order */
export const findPumpSizes = (text: string): Count[] =>
  [...text.matchAll(SIZE)].flatMap(({ 0: found, 1: size = '', index }) => {
    const rated = RATED[size]
    return rated ? [{ text: found, at: index, term: { typed: found, forms: [asIndexed(rated)], prefix: '' } }] : []
  })
