/** /api/operator/units/words: what suppliers call a unit in their files, beside the shipped spellings. */
import * as v from 'valibot'
import { plainUnitWord } from '../request-list/unit-words.ts'
import { UNITS } from '../trade-terms.ts'
import { Line } from './text-input.ts'

const MAX_WORD_LENGTH = 40

export const MAX_UNIT_WORDS = 500

const word = v.pipe(
  Line(MAX_WORD_LENGTH),
  v.check((text) => plainUnitWord(text) !== '', 'required'),
  v.description('Unit as suppliers write it; case, dots and spaces do not count'),
  v.examples(['барабан']),
)
const unit = v.pipe(v.picklist(UNITS), v.description('The unit that is meant'), v.examples(['roll' as const]))

export const UnitWord = v.pipe(v.object({ word, unit }), v.examples([{ word: 'барабан', unit: 'roll' as const }]))
export type UnitWord = v.InferOutput<typeof UnitWord>
export const UnitWordQuery = v.object({
  word: v.pipe(v.string(), v.maxLength(MAX_WORD_LENGTH), v.description('The word to remove'), v.examples(['барабан'])),
})

const stored = {
  word: v.pipe(v.string(), v.examples(['барабан'])),
  unit: v.pipe(v.picklist(UNITS), v.examples(['roll' as const])),
}
export const SetUnitWordResponse = v.object({ data: v.object(stored) })
export const UnitWords = v.object({ data: v.array(v.object(stored)) })
export type UnitWords = v.InferOutput<typeof UnitWords>
