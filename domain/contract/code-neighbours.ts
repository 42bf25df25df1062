/** What the heading of a code is easily taken for, in GET /api/tnved/tree?code= */
import * as v from 'valibot'
import { CodeRef } from './code-ref.ts'
import { Localized } from './values.ts'

/**
 * What brings the headings together: a note to a section or chapter that names this one, a line of the tariff that names another one, a name
 * that people give to goods of both, or words of both in the same chapter.
 */
export const NEIGHBOUR_KINDS = ['note', 'row', 'name', 'words'] as const

export const CodeNeighbour = v.object({
  by: v.pipe(
    v.picklist(NEIGHBOUR_KINDS),
    v.description(
      'What brings them together: a note, a line of the tariff, a name that people use, or words of both. Only the first two are the tariff’s own',
    ),
    v.examples(['note']),
  ),
  of: v.pipe(v.nullable(CodeRef), v.description('The section or chapter of the note, or the line'), v.examples([null])),
  text: v.pipe(
    Localized,
    v.description('What the note or the line says, or the name'),
    v.examples([{ lang: 'ru', text: '(ж) насосы с измерительными приборами товарной позиции 8413' }]),
  ),
  headings: v.pipe(v.array(CodeRef), v.description('The other headings'), v.examples([[]])),
})
export type CodeNeighbour = v.InferOutput<typeof CodeNeighbour>
