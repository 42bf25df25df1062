import { typeset } from '../../domain/typography.ts'
import { useI18n } from '../app/i18n.tsx'

/** Ranges `[from, to]` in UTF-16 units. */
type Range = readonly [from: number, to: number]

/** A text with its ranges in <mark>. Typesetting replaces characters one by one, so that the ranges stay true. */
export function MarkedRanges({ text: plain, ranges = [] }: { text: string; ranges?: readonly Range[] | undefined }) {
  const text = typeset(useI18n().locale, plain)
  const pieces = ranges.map(([from, to], at) => ({ before: text.slice(ranges[at - 1]?.[1] ?? 0, from), from, to }))
  return (
    <>
      {pieces.map(({ before, from, to }) => (
        <span key={from}>
          {before}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}
