/** GET /api/okved/changes, /api/tnved/changes: what the editions of a classifier have changed. */
import * as v from 'valibot'
import { CHANGE_KINDS } from '../classifier/edition-changes.ts'

/** Beginning of a code: digits, with the points of OKVED. */
const Code = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^(?:\d[\d.]{0,11})?$/),
  v.description('Digits that a code begins with; empty: all codes'),
  v.examples(['8481']),
)

/** A key of the list is a number of up to twelve digits. */
const Before = v.pipe(
  v.string(),
  v.description('`next` of the page before'),
  v.examples(['120']),
  v.regex(/^[1-9]\d{0,11}$/),
  v.transform(Number),
)

export const CodeChangesQuery = v.object({
  code: v.optional(Code, ''),
  before: v.optional(Before),
  locale: v.optional(v.string()),
})
export type CodeChangesQuery = v.InferOutput<typeof CodeChangesQuery>

export const CodeChange = v.object({
  key: v.pipe(v.number(), v.description('Value for `before`'), v.examples([120])),
  code: v.string(),
  kind: v.pipe(v.picklist(CHANGE_KINDS), v.examples(['duty'])),
  dated: v.pipe(v.string(), v.description('Day of the edition'), v.examples(['2026-03-08'])),
  since: v.pipe(v.string(), v.description('Day of the edition before'), v.examples(['2026-01-01'])),
  was: v.pipe(v.nullable(v.string()), v.description('Russian wording, or duty, before'), v.examples(['10'])),
  now: v.pipe(
    v.nullable(v.string()),
    v.description('Russian wording, or duty, now; of a retired code those in its place, separated by spaces'),
    v.examples(['8,5']),
  ),
})
export type CodeChange = v.InferOutput<typeof CodeChange>

const Count = (what: string) => v.pipe(v.number(), v.description(`Codes ${what}`), v.examples([12]))

export const EditionChanges = v.object({
  dated: v.pipe(v.string(), v.description('Day of the edition'), v.examples(['2026-03-08'])),
  since: v.pipe(v.string(), v.description('Day of the edition before'), v.examples(['2026-01-01'])),
  added: Count('that are new'),
  retired: Count('that are gone'),
  reworded: Count('with another Russian wording'),
  duty: Count('with another duty'),
})
export type EditionChanges = v.InferOutput<typeof EditionChanges>

export const CodeChangeList = v.object({
  data: v.array(CodeChange),
  meta: v.object({
    editions: v.pipe(v.array(EditionChanges), v.description('The latest twelve that replaced another one')),
    next: v.pipe(
      v.nullable(v.number()),
      v.description('Value for `before`; null on the last page'),
      v.examples([null]),
    ),
  }),
})
export type CodeChangeList = v.InferOutput<typeof CodeChangeList>
