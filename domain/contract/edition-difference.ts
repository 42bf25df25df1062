/** GET /api/okved/difference, /api/tnved/difference: how a copy of an earlier edition becomes the current one. */
import * as v from 'valibot'
import { CLASSIFIERS } from '../classifier/compact.ts'
import { LOCALES } from '../locale.ts'
import { ByHand } from './classifier.ts'

const ID = /^[0-9a-z]{16}$/
const EXAMPLE = '06d2k6t0000g1a2b'

export const DifferenceQuery = v.object({
  from: v.pipe(v.string(), v.regex(ID), v.description('Id of the edition that the caller has'), v.examples([EXAMPLE])),
  locale: v.optional(v.string()),
})

/** One edition to the next. */
export const EditionStep = v.object({
  head: v.pipe(
    v.object({
      tree: v.picklist(CLASSIFIERS),
      dated: v.string(),
      builtin: v.boolean(),
      sources: v.array(v.string()),
      unofficial: v.array(v.picklist(LOCALES)),
      texts: v.string(),
      byHand: ByHand,
    }),
    v.description('The members of the compact form that are not columns'),
  ),
  lines: v.pipe(
    v.array(v.union([v.number(), v.array(v.string()), v.record(v.string(), v.string())])),
    v.description(
      'Changes in the order of the tree: a number keeps so many nodes, or drops them where it is negative; a list of ten texts is a new node (id, level, depth in base 36, names in English, Russian and Chinese, other names, unit, duty, footnote marks); an object changes these texts of the next node, by their places',
    ),
    v.examples([[41, { 8: '5' }, -2, 21_157]]),
  ),
})
export type EditionStep = v.InferOutput<typeof EditionStep>

export const EditionDifferenceResponse = v.object({
  data: v.object({
    from: v.pipe(v.string(), v.description('Edition that the steps begin with'), v.examples([EXAMPLE])),
    to: v.pipe(
      v.string(),
      v.description('Edition that they end with: the id is a hash of its compact form, by which a copy is verified'),
      v.examples(['06d2k6t0000g1a2c']),
    ),
    steps: v.pipe(v.array(EditionStep), v.description('Differences, one for each edition in between')),
  }),
})
export type EditionDifferenceResponse = v.InferOutput<typeof EditionDifferenceResponse>
