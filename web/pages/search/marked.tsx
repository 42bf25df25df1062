import { splitByMarks } from './marks.ts'

/** A text with the matches of the query in <mark>. */
export function Marked({ text, marks }: { text: string; marks: RegExp | null }) {
  return splitByMarks(text, marks).map((piece) => (piece.hit ? <mark key={piece.at}>{piece.text}</mark> : piece.text))
}
