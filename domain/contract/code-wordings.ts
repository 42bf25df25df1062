/** /api/operator/editions/names: names of codes that operators write (docs/behaviour.md, "Names by hand"). */
import * as v from 'valibot'
import { CLASSIFIERS } from '../classifier/compact.ts'
import { WORDED_LOCALES } from '../classifier/wordings-by-hand.ts'
import { Line } from './text-input.ts'

/** UTF-16 units: the longest names of the Harmonized System have some hundred. */
const MAX_NAME_LENGTH = 1000

const tree = v.pipe(v.picklist(CLASSIFIERS), v.description('Which classifier'), v.examples(['tnved']))
const locale = v.pipe(v.picklist(WORDED_LOCALES), v.description('Language of the name'), v.examples(['en']))

export const NewWording = v.pipe(
  v.object({
    tree,
    code: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[0-9A-Za-z][0-9A-Za-z. -]{0,29}$/, 'format'),
      v.description('A code, as people write it, or the id of a line without one'),
      v.examples(['8481']),
    ),
    locale,
    text: v.pipe(
      v.nullable(Line(MAX_NAME_LENGTH)),
      v.description('The name; null brings back that of the edition'),
      v.examples(['Valves']),
    ),
  }),
  v.examples([{ tree: 'tnved', code: '8481', locale: 'en', text: 'Valves' }]),
)
export type NewWording = v.InferOutput<typeof NewWording>

const CodeWording = v.object({
  tree,
  code: v.pipe(v.string(), v.description('Id of the node'), v.examples(['8481'])),
  locale,
  text: v.pipe(v.string(), v.description('The name'), v.examples(['Valves'])),
})

export const CodeWordingList = v.object({ data: v.array(CodeWording) })
export type CodeWordingList = v.InferOutput<typeof CodeWordingList>
export const ChangeCodeWordingResponse = v.object({
  data: v.object({ tree, code: v.pipe(v.string(), v.description('Id of the node'), v.examples(['8481'])), locale }),
})
