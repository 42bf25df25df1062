/** Ratios of gears: 1:30, "i = 30", "ratio 30". Names of goods have "i = 30" or 速比 30. */
import type { Count } from './counts.ts'

const NUMBER = String.raw`(\d{1,4}(?:\.\d+)?)`
const NAME = String.raw`(?:ratio|i|传动比|速比|передаточное(?: число| отношение)?)\s?[=:]?\s?`
const RATIO = new RegExp(
  String.raw`(?<![\p{L}\d.:/])(?:(?:${NAME})?1\s?:\s?${NUMBER}|${NAME}${NUMBER})(?![\p{L}\d:/]|\.\d)`,
  'gu',
)

/** @param text normalised. @returns its ratios in order */
export const findRatios = (text: string): Count[] =>
  [...text.matchAll(RATIO)].map(({ 0: found, index, ...groups }) => {
    const value = Number(groups[1] ?? groups[2])
    return {
      text: found,
      at: index,
      term: { typed: found.trim(), forms: [`i ${value}`, `速比 比 ${value}`], prefix: '' },
    }
  })
