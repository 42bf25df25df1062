/** Pipe threads by inches: G1/2, 1/2 BSP, R 3/4, 3/4" NPT. Goods state them as inches or as a nominal size. */
import type { Count } from './counts.ts'
import { equivalents, quantityToken, unitOf } from './units.ts'

const FRACTION = String.raw`(?:\d[\s-])?\d\/\d`
const SIGN = String.raw`\s?(?:"|inch(?:es)?|in|дюйм\p{L}*)?`
const THREAD = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.])(?:(?:g|rp|rc|r)\s?(?<before>${FRACTION})${SIGN}|(?<behind>${FRACTION}|\d)${SIGN}\s?(?:bsp[pt]?|nptf?)|(?:bsp[pt]?|nptf?)\s?(?<after>${FRACTION}|\d)${SIGN})(?![\p{Script=Latin}\p{Script=Cyrillic}\d./])`,
  'gu',
)

/** A quick test, made at every letter that is typed. */
const MAY_HAVE = /[grpc]\s?\d|bsp|npt/

function inchesOf(text: string): number {
  const [, whole = '0', top = '0', bottom = '1'] = /^(?:(\d+)(?:[\s-]|$))?(?:(\d)\/(\d))?$/.exec(text) ?? []
  return Number(whole) + Number(top) / Number(bottom)
}

/** @param text normalised. @returns its threads in order */
export function findPipeThreads(text: string): Count[] {
  if (!MAY_HAVE.test(text)) return []
  const inch = unitOf('in', 1)
  return [...text.matchAll(THREAD)].flatMap(({ 0: found, index, groups }) => {
    const size = groups?.before ?? groups?.behind ?? groups?.after ?? ''
    const inches = inchesOf(size)
    if (!inch || inches === 0) return []
    const token = quantityToken(inches, inch)
    const written = size.replace('-', ' ')
    const forms = [
      token,
      ...equivalents(token),
      `g ${written}`,
      `g${size}`,
      `r ${written}`,
      `${written} npt`,
      `${written} bsp`,
    ]
    return [{ text: found, at: index, term: { typed: found.trim(), forms, prefix: '' } }]
  })
}
