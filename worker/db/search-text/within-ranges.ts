/** Sizes that a product has because they are within a range (docs/behaviour.md, "Sizes within ranges"): a coupling for bores of 32–45 mm is one for a shaft of 40. */
import { findQuantities } from './quantities.ts'
import { quantityToken, unitOf } from './units.ts'

/** Wider ranges are limits rather than sizes: a pump for 6–2200 mm²/s is not bought for one viscosity; and each number takes room in the index. */
const MAX_RATIO = 10

/** Numbers of two digits at most, and zeros behind: as sizes are mostly said. */
function roundNumbers(from: number, to: number): number[] {
  const numbers: number[] = []
  for (let number = Math.floor(from) + 1; number < to; number += 1) {
    const step = 10 ** Math.max(Math.floor(Math.log10(number)) - 1, 0)
    if (number % step === 0) numbers.push(number)
  }
  return numbers
}

/** @param text normalised. @returns tokens of the round numbers inside its ranges, without their ends; none of ranges from zero, as gauges have. */
export function tokensWithin(text: string): string[] {
  return findQuantities(text).flatMap(({ numbers, unit, isRange }) => {
    const [from = 0, to = 0] = numbers.map(Number)
    if (!isRange || numbers.length !== 2 || !(from > 0 && from < to && to / from <= MAX_RATIO)) return []
    return roundNumbers(from, to).flatMap((number) => {
      const sign = unitOf(unit, number)
      return sign ? [quantityToken(number, sign)] : []
    })
  })
}
