import type { Bindings } from '../bindings.ts'
import { categoryMatcher } from '../db/import/category-match.ts'
import type { Fault } from '../db/import/faults.ts'
import type { FeedCategory } from '../db/import/feed.ts'
import type { ImportRow } from './context.ts'
import { advance } from './progress.ts'
import { readFile } from './read-file.ts'
import { RefusedFile } from './refused-file.ts'
import { emptyReport, note } from './tally.ts'

/** Elements that the report names. */
const MOST_UNKNOWN = 30

/** What is wrong with the file's own tree of categories. */
function categoryFaults(categories: FeedCategory[]): Fault[] {
  const matcher = categoryMatcher([], new Map())
  return [...categories.flatMap((category) => matcher.add(category) ?? []), ...matcher.orphans()]
}

/** The first step: reads the file, and goes on to the dry run unless something has to be asked. */
export async function readNext(env: Bindings, row: ImportRow, now: number): Promise<void> {
  try {
    const { survey, parts, questions } = await readFile(env.FILES, row.id)
    const report = emptyReport()
    for (const fault of survey.faults) note(report, 'mended', fault)
    for (const fault of categoryFaults(survey.categories)) note(report, 'mended', fault)
    report.unknown = [...survey.unknown]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_UNKNOWN)
    const status = questions.length > 0 ? 'asking' : 'checking'
    const found = { encoding: survey.encoding, format: 'yml' as const, found: { questions, read: report } }
    await advance(env, row, { ...found, parts, position: 0, status }, now)
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    await advance(env, row, { status: 'refused', error: error.code, errorDetail: error.detail }, now)
  }
}
