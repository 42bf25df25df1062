/** GET /api/tnved/candidates: codes that described goods may have, with reasons for and against each. */
import * as v from 'valibot'
import { MAX_QUERY_LENGTH, MAX_SOUGHT_FACTS_LENGTH } from '../limits.ts'
import { CodeNode, Edition } from './classifier.ts'
import { CodeRef } from './code-ref.ts'

const Typed = (most: number, description: string, example: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.description(description), v.examples([example]))

export const CandidatesQuery = v.object({
  name: v.pipe(
    Typed(MAX_QUERY_LENGTH, 'What the goods are called, in any of the languages', 'Check valve, brass'),
    v.minLength(1),
    v.regex(/[\p{L}]/u),
  ),
  category: v.optional(
    Typed(MAX_QUERY_LENGTH, 'What they are sold under, the narrowest first', 'Check valves, Shut-off valves'),
    '',
  ),
  facts: v.optional(Typed(MAX_SOUGHT_FACTS_LENGTH, 'Material, use and measures, a line each', 'Material: brass'), ''),
  locale: v.optional(v.string()),
})
export type CandidatesQuery = v.InferOutput<typeof CandidatesQuery>

const Quote = v.object({
  /** The section or chapter whose note it is. */
  of: CodeRef,
  quote: v.pipe(
    v.string(),
    v.description('Quotation from the notes, in Russian'),
    v.examples(['(д) пылесосы товарной позиции 8508;']),
  ),
  headings: v.pipe(v.array(v.string()), v.description('Other headings in it'), v.examples([['8508']])),
})

export const CodeCandidate = v.object({
  code: v.pipe(v.string(), v.description('Digits that the description leads to'), v.examples(['848130'])),
  node: v.pipe(CodeNode, v.description('The narrowest line that has something of the description')),
  general: v.pipe(
    v.nullable(CodeNode),
    v.description('The code below it for what is not named otherwise; null where there is none'),
  ),
  path: v.pipe(v.array(CodeRef), v.description('Lines above, from the section down')),
  why: v.pipe(
    v.array(v.object({ of: CodeRef, words: v.array(v.string()) })),
    v.description('Words of the description and the lines that have them'),
  ),
  check: v.pipe(v.array(CodeRef), v.description('Lines of the path that the description says nothing of')),
  excluded: v.pipe(v.array(Quote), v.description('What the notes leave out that is called like the goods')),
  named: v.pipe(v.array(Quote), v.description('What the notes say of its heading')),
})
export type CodeCandidate = v.InferOutput<typeof CodeCandidate>

export const CandidatesResponse = v.object({
  data: v.array(CodeCandidate),
  meta: v.object({
    edition: Edition,
    words: v.pipe(v.array(v.string()), v.description('Words that were compared'), v.examples([['valve', 'brass']])),
  }),
})
export type CandidatesResponse = v.InferOutput<typeof CandidatesResponse>
