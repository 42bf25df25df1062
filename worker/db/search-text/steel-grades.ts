/** Grades of carbon steel, which are a number beside a word: «сталь 20», "grade 20 steel", 20号钢. Apart they are in many texts: ГОСТ 9544, 20 m. */
import type { Count } from './counts.ts'
import { queryTerm, stemKey, wordsOf } from './tokens.ts'
import { unitPattern } from './units.ts'

function readPattern(): RegExp {
  const size = String.raw`[\p{L}\d]|[.,x\/-]\d|\s?(?:${unitPattern()})(?!\p{L})`
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:стал(?:ь|и|ью)|ст\.?|grade)\s?(?<number>\d\d)(?!${size})|(?<![\d.])(?<han>\d\d)(?:号|#)(?:碳素?)?钢`,
    'gu',
  )
}

let pattern: RegExp | undefined

/** A quick test, made at every letter that is typed. */
const MAY_HAVE = /ст|grade|[号#]碳?素?钢/

const written = (text: string): string => wordsOf(text).map(stemKey).join(' ')

/** As texts write a grade. */
const formsOf = (number: string): string[] => [
  written(`сталь ${number}`),
  `grade ${number}`,
  ...queryTerm(`ст${number}`).forms,
  `${number} 号碳 碳钢`,
  `${number} 号钢`,
]

/** @param text normalised. @returns its grades of steel in order */
export function findGrades(text: string): Count[] {
  if (!MAY_HAVE.test(text)) return []
  pattern ??= readPattern()
  return [...text.matchAll(pattern)].map(({ 0: found, index, groups }) => ({
    text: found,
    at: index,
    term: { typed: found, forms: formsOf(groups?.number ?? groups?.han ?? ''), prefix: '' },
  }))
}
