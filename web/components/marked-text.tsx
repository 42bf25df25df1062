import { splitByMarks } from '../../domain/search-text/marks.ts'

/** A text with the matches of the query in <mark>. @param marks from `marksPattern` */
export function MarkedText({ text, marks }: { text: string; marks: RegExp | null }) {
  return splitByMarks(text, marks).map((piece) => (piece.hit ? <mark key={piece.at}>{piece.text}</mark> : piece.text))
}
