/** Reads the files of a published edition of a classifier, and reports on them. */
import type { ClassifierName, CodeRow } from '../../../../domain/classifier/compact.ts'
import { type EditionFileKind, TNVED_FILE_KINDS } from '../../../../domain/edition-report.ts'
import { LOCALES } from '../../../../domain/locale.ts'
import { UnusableInput } from '../unusable-input.ts'
import { HEADS, type OverviewLines, overviewRows, placedNamesOf } from './builtin/overview.ts'
import { chineseTitles, englishNames } from './english.ts'
import { type InputFile, type ReadFile, readInputFile } from './input-file.ts'
import { OKVED_KINDS, readOkved } from './okved-files.ts'
import { CodeReport, type FileReport } from './report.ts'
import type { PlacedNode } from './source-node.ts'
import { readCodesOf2022, readEndedHeadings, readLatestDate, readNotes, readTariff } from './tariff-files.ts'
import { comparable } from './wording.ts'
import type { EditionContent, EditionText, RetiredCode } from './write-edition.ts'

export interface EditionFiles {
  tree: ClassifierName
  files: InputFile[]
  /** Date of the edition (ISO), where no file has it. */
  dated?: string
  /** Names that the files lack are taken from it. */
  overview: OverviewLines
}

/** The content of the files of either classifier. */
interface Source {
  nodes: PlacedNode[]
  texts: EditionText[]
  retired: RetiredCode[]
  /** Chinese titles by node id. */
  chinese: Map<string, string>
  sources: string[]
  dated: string | null
}

/** With a higher share of refused rows the files are probably wrong, and the current edition is not replaced. */
const MAX_REFUSED_SHARE = 0.1

const ofKind = (files: ReadFile[], kind: EditionFileKind) => files.find((file) => file.kind === kind)

function okvedSource(report: CodeReport, files: ReadFile[]): Source {
  const { nodes, texts } = readOkved(report, files)
  const sources = nodes.some(({ en }) => en) ? ['rosstat', 'nace'] : ['rosstat']
  return { nodes, texts, retired: [], chinese: new Map(), sources, dated: null }
}

function tnvedSource(report: CodeReport, files: ReadFile[]): Source {
  const tree = ofKind(files, 'tariff tree')
  if (!tree) throw new UnusableInput('Among the files there is no tree of the tariff.', 'no-tree')
  const placed = readTariff(report, tree)
  const hs = ofKind(files, 'Harmonized System')
  const cn = ofKind(files, 'Combined Nomenclature')
  const english = englishNames(placed, { hs, cn })
  const nodes = placed.map((node) => ({ ...node, en: english.get(node.id) }))
  const ids = new Set(nodes.map(({ id }) => id))
  const notes = ofKind(files, 'tariff notes')
  const dates = ofKind(files, 'tariff files')
  const codes = ofKind(files, 'tariff codes of 2022')
  const history = ofKind(files, 'heading history')
  const headings = new Set(nodes.filter(({ level }) => level === 'heading').map(({ id }) => id.slice(0, 4)))
  return {
    nodes,
    texts: notes ? readNotes(report, notes, ids) : [],
    retired: [
      ...(codes ? readCodesOf2022(report, codes, (code) => ids.has(code)) : []),
      ...(history ? readEndedHeadings(report, history, (code) => headings.has(code)) : []),
    ],
    chinese: hs ? chineseTitles(hs) : new Map(),
    sources: ['eec', ...(hs ? ['hs'] : []), ...(cn ? ['cn'] : [])],
    dated: dates ? readLatestDate(report, dates) : null,
  }
}

/** A subheading that the tariff does not divide has a code of nine or ten digits. */
const UNDIVIDED = /^(\d{6})0+$/

/** The overview's id of a node: a heading has four digits there, even if the tariff gives it a longer code, and a subheading six. */
function overviewId(tree: ClassifierName, { id, level }: PlacedNode): string {
  if (tree !== 'tnved') return id
  return level === 'heading' ? id.slice(0, 4) : id.replace(UNDIVIDED, '$1')
}

/**
 * Missing English names are taken from the overview where the code and its Russian wording are the same. Chinese titles
 * and search words belong to a code whatever its wording; the overview's titles are compared with the Chinese tariff, those
 * of the files are not.
 */
function toRows({ tree, overview: lines }: EditionFiles, { nodes, chinese }: Source): CodeRow[] {
  const overview = new Map(overviewRows(tree, lines).map((row) => [row.id, row]))
  const words = placedNamesOf(lines, new Map(nodes.map((node) => [overviewId(tree, node), node.id])))
  return nodes.map((node): CodeRow => {
    const { id, level, depth, ru, unit, duty, marks } = node
    const key = overviewId(tree, node)
    const known = overview.get(key)
    const same = known && comparable(known.names.ru ?? '') === comparable(ru)
    const en = node.en || (same && known.names.en)
    const zh = known?.names.zh ?? chinese.get(id)
    return {
      id,
      level,
      depth,
      names: { ru, ...(en && { en }), ...(zh && { zh }) },
      words: words.get(id) ?? '',
      ...(unit && { unit }),
      ...(duty && { duty }),
      ...(marks && { marks }),
    }
  })
}

/** Matches the date in rosstat-okved2-20231201.cp1251.csv. */
const DATE_IN_NAME = /(?<!\d)(20\d\d)-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])(?!\d)/

function datedByName(files: InputFile[]): string | null {
  const dates = files.flatMap(({ name }) => {
    const [, year, month, day] = DATE_IN_NAME.exec(name) ?? []
    return year ? [`${year}-${month}-${day}`] : []
  })
  return dates.sort().at(-1) ?? null
}

function dateOf(report: CodeReport, input: EditionFiles, source: Source): string {
  const dated = input.dated ?? source.dated ?? datedByName(input.files)
  if (dated) return dated
  // Without a date, the files are assumed to be of the edition that the overview was compared with.
  const taken = HEADS[input.tree].dated
  const [first] = report.files
  report.reasons['edition.undated'] = 1
  report.lines.unshift({
    file: first?.file ?? '',
    line: 0,
    outcome: 'mended',
    code: 'edition.undated',
    detail: taken,
  })
  return taken
}

function tally(report: CodeReport, rows: CodeRow[], source: Source): void {
  for (const { level } of rows) report.levels[level] = (report.levels[level] ?? 0) + 1
  for (const locale of LOCALES) report.names[locale] = rows.filter(({ names }) => names[locale]).length
  report.texts = source.texts.length
  report.retired.listed = source.retired.length
}

/** Only refused rows of these files can stop an import: notes and English names are optional. */
const TREES = ['tariff tree', 'okved tree', 'statistics office']

/** Too many rows were refused; the report says which. */
export class UnusableEdition extends UnusableInput {
  readonly report: CodeReport
  constructor(report: CodeReport, { file, read, refused }: FileReport) {
    super(
      `${refused} of ${read} rows of ${file} were refused: nothing was changed.`,
      'most-refused',
      `${file}: ${refused} / ${read}`,
    )
    this.report = report
  }
}

/** @throws UnusableEdition with the report, so that the operator sees which rows were refused. */
function requireMostRows(report: CodeReport): void {
  for (const file of report.files)
    if (TREES.includes(file.kind) && file.refused > file.read * MAX_REFUSED_SHARE)
      throw new UnusableEdition(report, file)
}

/**
 * @returns the content of the edition, and a report of what was read, mended and refused
 * @throws UnusableInput where the files are not those of the classifier
 */
export function readEdition(input: EditionFiles): { edition: EditionContent; report: CodeReport } {
  const { tree, files } = input
  const kinds: readonly EditionFileKind[] = tree === 'okved' ? OKVED_KINDS : TNVED_FILE_KINDS
  const read = files.map((file) => readInputFile(file, kinds))
  const report = new CodeReport(tree)
  const source = tree === 'okved' ? okvedSource(report, read) : tnvedSource(report, read)
  requireMostRows(report)
  const rows = toRows(input, source)
  if (rows.length === 0) throw new UnusableInput('The files have no codes.', 'no-codes')
  tally(report, rows, source)
  const head = {
    tree,
    dated: dateOf(report, input, source),
    builtin: false,
    sources: source.sources,
    unofficial: ['zh' as const],
  }
  return { edition: { head, rows, texts: source.texts, retired: source.retired }, report }
}
