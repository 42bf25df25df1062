/**
 * What turns the compact form of one edition into that of another: a device that has the one fetches some kilobytes instead of megabytes
 * (docs/behaviour.md, "Updates of classifiers"). The result is verified by the edition's id, which is the hash of its text.
 */
import type { CompactTree } from '../contract/classifier.ts'
import type { EditionStep } from '../contract/edition-difference.ts'
import { byLocale } from '../locale.ts'
import { type CodeRow, compactTree } from './compact.ts'
import { LEVELS } from './levels.ts'
import { type ClassifierTree, dutyOf, levelOf, marksOf, openTree, unitOfNode } from './tree.ts'

/** A node as texts: id, level, depth, names in English, Russian and Chinese, other names, unit, duty, footnote marks. */
type Cells = readonly string[]

function cellsOf(tree: ClassifierTree, at: number): Cells {
  const { ids, depths, names, words } = tree
  const own = [
    names.en[at],
    names.ru[at],
    names.zh[at],
    words[at],
    unitOfNode(tree, at),
    dutyOf(tree, at),
    marksOf(tree, at),
  ]
  const texts = own.map((text) => text ?? '')
  return [ids[at] ?? '', levelOf(tree, at), (depths[at] ?? 0).toString(36), ...texts]
}

/** The changed cells by their places; null where they are the same. */
function changedCells(was: Cells, now: Cells): Record<string, string> | null {
  const changed = now.flatMap((text, at) => (text === was[at] ? [] : [[String(at), text] as const]))
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

type Line = EditionStep['lines'][number]

/** Joins neighboring steps of the same kind: copied lines, and deleted ones. */
function add(lines: Line[], n: 1 | -1): void {
  const last = lines.at(-1)
  if (typeof last === 'number' && Math.sign(last) === n) lines[lines.length - 1] = last + n
  else lines.push(n)
}

/** @returns what has to be done with the lines of the one edition to get those of the other */
export function editionDifference(before: CompactTree, after: CompactTree): EditionStep {
  const was = openTree(before)
  const now = openTree(after)
  // In the order of the stored text, whose hash the result is compared with.
  const { ids: _, levels, depths, names, words, units, duties, marks, ...head } = after
  const lines: Line[] = []
  let old = 0
  let next = 0
  while (old < was.size || next < now.size) {
    const place = old < was.size ? (now.positions.get(was.ids[old] ?? '') ?? -1) : Number.POSITIVE_INFINITY
    if (place < next) {
      add(lines, -1)
      old += 1
    } else if (place > next) {
      lines.push([...cellsOf(now, next)])
      next += 1
    } else {
      const changed = changedCells(cellsOf(was, old), cellsOf(now, next))
      if (changed) lines.push(changed)
      else add(lines, 1)
      old += 1
      next += 1
    }
  }
  return { head, lines }
}

function toRow(tree: CompactTree['tree'], cells: Cells): CodeRow {
  const [id = '', level = '', depth = '', en = '', ru = '', zh = '', words = '', unit = '', duty = '', marks = ''] =
    cells
  const known = LEVELS[tree].find((one) => one === level)
  if (!known) throw new Error(`there is no level ${level}`)
  const names = { en, ru, zh }
  return {
    id,
    level: known,
    depth: Number.parseInt(depth, 36),
    names: byLocale((locale) => names[locale]),
    words,
    unit,
    duty,
    marks,
  }
}

/**
 * @param before the edition that the step begins with
 * @returns the edition that it ends with; whether that is the right one, only its hash says
 * @throws Error for a step that does not belong to this edition
 */
export function withDifference(before: CompactTree, { head, lines }: EditionStep): CompactTree {
  const was = openTree(before)
  const rows: CodeRow[] = []
  let old = 0
  for (const line of lines) {
    if (Array.isArray(line)) rows.push(toRow(head.tree, line))
    else if (typeof line === 'number') {
      const end = old + Math.abs(line)
      for (; old < end; old += 1) if (line > 0) rows.push(toRow(head.tree, cellsOf(was, old)))
    } else {
      const cells = [...cellsOf(was, old)]
      for (const [at, text] of Object.entries(line)) cells[Number(at)] = text
      rows.push(toRow(head.tree, cells))
      old += 1
    }
  }
  if (old !== was.size) throw new Error('the difference is of another edition')
  return compactTree(head, rows)
}
