import { splitByMarks } from './marks.ts'

/** A text with its hits in <mark>. */
export function Marked({ text, marks }: { text: string; marks: RegExp | null }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
  return splitByMarks(text, marks).map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text))
}
