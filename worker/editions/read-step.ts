/** The first two steps of an edition's import: its files are read into pieces, and these are compared with the edition that is served. */
import { openTree } from '../../domain/classifier/tree.ts'
import type { CompactTree } from '../../domain/contract/classifier.ts'
import type { EditionReport } from '../../domain/contract/editions.ts'
import type { Bindings } from '../bindings.ts'
import { readCodeWordings } from '../db/code-wordings.ts'
import { loadOverview } from '../db/import/classifier/builtin/load-overview.ts'
import { currentEdition, editionPieces, readCompactOf } from '../db/import/classifier/edition-steps.ts'
import { readEdition, UnusableEdition } from '../db/import/classifier/read-edition.ts'
import type { CodeReport } from '../db/import/classifier/report.ts'
import { withoutArchives } from '../db/import/classifier/tax-service-archive.ts'
import { compactEdition } from '../db/import/classifier/write-edition.ts'
import { UnusableInput } from '../db/import/unusable-input.ts'
import { differenceOf } from './difference.ts'
import { putListed, putPiece, readCompactText, readEditionFiles } from './files.ts'
import { advance, type EditionRow } from './progress.ts'

/** Faults that the page shows. */
const SHOWN = 100

function toReport({ files, lines, omitted, names, texts, retired, levels }: CodeReport): EditionReport {
  return {
    nodes: Object.values(levels).reduce((sum, n) => sum + n, 0),
    names: { en: names.en ?? 0, ru: names.ru ?? 0, zh: names.zh ?? 0 },
    texts,
    listed: retired.listed,
    files,
    faults: lines.slice(0, SHOWN),
    moreFaults: Math.max(0, lines.length - SHOWN) + omitted,
  }
}

async function readAll(env: Bindings, row: EditionRow, now: number): Promise<void> {
  const { id, tree, dated, createdAt } = row
  const files = await withoutArchives(await readEditionFiles(env.FILES, row.files), createdAt)
  const overview = await loadOverview(env.ASSETS, tree)
  const { edition, report } = readEdition({ tree, files, overview, ...(dated !== null && { dated }) })
  // Reading takes seconds. Meanwhile a command's connections to its local stores have been closed, and only a turn of the event loop lets
  // it notice.
  await new Promise((go) => setTimeout(go, 50))
  const compact = compactEdition(edition, await readCodeWordings(env.DB, tree))
  let parts = 0
  for (const piece of editionPieces(compact.text, edition.texts)) {
    await putPiece(env.FILES, id, parts, piece)
    parts += 1
  }
  await putListed(env.FILES, id, edition.retired ?? [])
  const read = { edition: compact.id, dated: edition.head.dated, parts, report: toReport(report) }
  await advance(env, row, { ...read, status: 'comparing' }, now)
}

/** Reads the files, or stores why they cannot be imported. */
export async function readStep(env: Bindings, row: EditionRow, now: number): Promise<void> {
  try {
    await readAll(env, row, now)
  } catch (error) {
    if (!(error instanceof UnusableInput) || !error.code) throw error
    const report = error instanceof UnusableEdition ? toReport(error.report) : null
    await advance(env, row, { status: 'refused', error: error.code, errorDetail: error.detail, report }, now)
  }
}

/** Stores what the edition changes in comparison with the current one. */
export async function compareStep(env: Bindings, row: EditionRow, now: number): Promise<void> {
  const serving = await currentEdition(env.DB, row.tree)
  const old = serving ? await readCompactOf(env.DB, serving.num) : null
  const compact: CompactTree = JSON.parse(await readCompactText(env.FILES, row.id, row.parts))
  const changes = differenceOf(old && openTree(old), openTree(compact))
  await advance(env, row, { status: 'ready', base: serving?.id ?? null, changes, position: 0 }, now)
}
