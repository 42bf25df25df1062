/** The report of a classifier's import for a terminal; the desk has it in its own words. */
import type { RowFaultCode } from '../../../../domain/edition-report.ts'
import type { CodeReport, CodeReportLine } from './report.ts'

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

const reasonOf = ({ code, detail }: CodeReportLine): string => REASONS[code].replace('{}', () => detail)

/** @returns the report as JSON, each of its lines with its reason in words */
export const codeReportJson = (report: CodeReport) => ({
  ...report,
  lines: report.lines.map((line) => ({ ...line, reason: reasonOf(line) })),
})

const counts = (of: Record<string, number>) =>
  Object.entries(of)
    .map(([what, n]) => `${n} ${what}`)
    .join(', ')

/** @returns the report as text, with the counts at the end, where a terminal shows them. */
export function codeReportText(report: CodeReport): string {
  const { tree, edition, levels, names, texts, retired, files, reasons, lines, omitted } = report
  const state = edition?.changed ? 'now serving' : 'served already: nothing was changed'
  return [
    ...lines.map((one) => `${one.file}${one.line ? `:${one.line}` : ''}: ${one.outcome}: ${reasonOf(one)}`),
    ...(omitted > 0 ? [`… and ${omitted} more lines`] : []),
    '',
    ...Object.entries(reasons).map(([code, n]) => `${String(n).padStart(8)}  ${code}`),
    '',
    ...files.map(
      ({ file, kind, encoding, read, accepted, mended, refused }) =>
        `${file} (${kind}, ${encoding}): ${read} read, ${accepted} accepted, ${mended} mended, ${refused} refused`,
    ),
    `Levels: ${counts(levels)}`,
    `Names: ${counts(names)}; ${texts} notes and explanations`,
    `Codes of earlier editions: ${retired.before} of the one before, ${retired.listed} listed in the files`,
    edition ? `${tree}: edition ${edition.id} of ${edition.dated}, ${edition.nodes} codes, ${state}` : `${tree}: none`,
  ].join('\n')
}
