/** The API's report of an edition's import, for a terminal; the desk shows it in the operator's language. */
import type { EditionImport, EditionReport } from '../../domain/contract/editions.ts'
import type { RowFaultCode } from '../../domain/edition-report.ts'
import en from '../../locales/en.json' with { type: 'json' }

/** Messages for the person who maintains the file. `{}` is replaced by the detail. */
const REASONS = {
  'row.cells': 'the row has {} cells',
  'code.missing': 'no code',
  'code.form': '"{}" is no code of this classifier',
  'code.repeated': 'the code is on line {} already',
  'code.no-parent': 'nothing above it is in the file',
  'level.unknown': 'level "{}" is not known',
  'name.missing': 'no name',
  'name.capitals': 'a name in capitals was set as in a sentence',
  'name.spaces': 'spaces and line breaks within the name were made one space',
  'text.break': 'a missing line break was put in after a colon',
  'text.no-code': 'a text for {}, which is not in the tree',
  'text.form': 'no JSON of the form {"kind", "code", "paragraphs"}',
  'edition.undated': 'no file tells the day of the edition; taken as {}',
} as const satisfies Record<RowFaultCode, string>

type Fault = EditionReport['faults'][number]

const reasonOf = ({ code, detail }: Fault): string => REASONS[code].replace('{}', () => detail)

const counts = (of: Record<string, number>) =>
  Object.entries(of)
    .map(([what, n]) => `${n} ${what}`)
    .join(', ')

/** @returns why the files cannot be imported, as the desk says it; '' where they can */
const refusalText = ({ error }: EditionImport): string =>
  error ? en.editions.refused[error.code].replace('{{detail}}', () => error.detail) : ''

/** @returns the import as JSON, each fault with its reason in words */
export const editionJson = ({ report, ...rest }: EditionImport) => ({
  ...rest,
  report: report && { ...report, faults: report.faults.map((fault) => ({ ...fault, reason: reasonOf(fault) })) },
})

function reportLines({ faults, moreFaults, files, nodes, names, texts, listed }: EditionReport): string[] {
  return [
    ...faults.map((one) => `${one.file}${one.line ? `:${one.line}` : ''}: ${one.outcome}: ${reasonOf(one)}`),
    ...(moreFaults > 0 ? [`… and ${moreFaults} more lines`] : []),
    '',
    ...files.map(
      ({ file, kind, encoding, read, accepted, mended, refused }) =>
        `${file} (${kind}, ${encoding}): ${read} read, ${accepted} accepted, ${mended} mended, ${refused} refused`,
    ),
    `${nodes} codes; names: ${counts(names)}; ${texts} notes and explanations`,
    `Codes of earlier editions listed in the files: ${listed}`,
  ]
}

/** What it would change, or has changed, of the edition before; nothing where that was the overview. */
function changeLines({ changes }: EditionImport): string[] {
  if (!changes) return []
  const { since, added, retired, reworded, duty } = changes
  const of = { added: added.count, retired: retired.count, reworded: reworded.count, 'with another duty': duty.count }
  return [`Since the edition of ${since}: ${counts(of)}`]
}

/**
 * @param wasServed whether the same edition was served before
 * @returns the report as text, with the counts at the end, where a terminal shows them
 */
export function editionText(one: EditionImport, wasServed: boolean): string {
  const { tree, dated, status, report } = one
  const served = wasServed ? 'served already: nothing was changed' : 'now serving'
  return [
    ...(report ? reportLines(report) : []),
    ...changeLines(one),
    status === 'applied'
      ? `${tree}: edition of ${dated}, ${served}`
      : `${tree}: nothing was changed. ${refusalText(one)}`,
  ].join('\n')
}
