import { quotable, reasonOf } from '../../worker/db/import/faults.ts'
import type { StoredImport } from '../../worker/imports/context.ts'

export interface RunList {
  row: StoredImport
  company: { id: string; name: string; created: boolean }
}

/** Ids and elements that are named. */
const MAX_NAMED = 20

/** An id of a file in quotes where it is not a plain word, so that it cannot look like a part of the report. */
const idText = (id: string): string => (/^[\p{L}\p{N}._/-]{1,80}$/u.test(id) ? id : JSON.stringify(quotable(id)))

const many = (items: string[], count: number): string =>
  `${count} (${items.slice(0, MAX_NAMED).join(', ')}${count > MAX_NAMED ? ', …' : ''})`

/** @returns the report as JSON, or as text with the counts at the end, where a terminal shows them */
export function listReport({ row, company }: RunList, json: boolean): string {
  const { report, status, format, encoding } = row
  if (!report) throw new Error('the import has no report')
  if (json) return JSON.stringify({ company, status, format, encoding, ...report })
  const { added, changed, unchanged, refused, mended, read, missing, unknown, omitted } = report
  const written = report.applied ?? { added, changed }
  const lines = report.lines.map(({ outcome, code, detail, count, lines: at, offers }) => {
    const of = offers.length > 0 ? ` of ${offers.map(idText).join(', ')}` : ''
    return `${count} × ${outcome}${of}${at.length > 0 ? `, line ${at.join(', ')}` : ''}: ${reasonOf({ line: 0, code, detail })}`
  })
  const names = unknown.map(({ name, count }) => `${idText(name)} (${count})`)
  return [
    ...lines,
    ...(omitted > 0 ? [`… and ${omitted} more`] : []),
    ...(names.length > 0 ? [`Elements that were not read: ${names.join(', ')}`] : []),
    ...(missing.count > 0
      ? [
          `On sale and not in the file: ${many(
            missing.rows.map(({ offer }) => idText(offer)),
            missing.count,
          )}`,
        ]
      : []),
    `${company.name}${company.created ? ' (new company)' : ''}, ${[format, encoding].filter(Boolean).join(', ')}`,
    `${status}: ${read} read, ${written.added} new, ${written.changed} changed, ${unchanged} unchanged, ${mended} of them mended, ${refused} refused`,
  ].join('\n')
}
