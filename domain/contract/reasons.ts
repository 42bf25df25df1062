/** /api/operator/reasons: ready reasons for refusals, which suppliers read in their own language. */
import * as v from 'valibot'
import { byLocale } from '../locale.ts'
import { Line } from './text-input.ts'
import { Id } from './values.ts'

/** UTF-16 units of a reason in one language. */
const MAX_TEXT_LENGTH = 500

const EXAMPLE = {
  texts: {
    en: 'The brand is missing. Please name the maker.',
    ru: 'Не указан бренд. Назовите производителя.',
    zh: '缺少品牌，请注明生产厂家。',
  },
}

export const ReasonInput = v.pipe(
  v.object({
    texts: v.pipe(
      v.object(byLocale(() => Line(MAX_TEXT_LENGTH))),
      v.description('The same reason in each language'),
      v.examples([EXAMPLE.texts]),
    ),
  }),
  v.examples([EXAMPLE]),
)
export type ReasonInput = v.InferOutput<typeof ReasonInput>

export const ReadyReason = v.object({
  id: Id,
  texts: v.pipe(
    v.object(byLocale(() => v.string())),
    v.description('The same reason in each language'),
    v.examples([EXAMPLE.texts]),
  ),
  version: v.pipe(v.number(), v.description('Version of the reason, for If-Match'), v.examples([1])),
})
export type ReadyReason = v.InferOutput<typeof ReadyReason>

export const ReasonList = v.object({ data: v.array(ReadyReason) })
export const ReasonResponse = v.object({ data: ReadyReason })
