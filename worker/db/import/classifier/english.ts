/**
 * English names for the tariff, from the nomenclatures it is built on: the Harmonized System down to six digits, the
 * Combined Nomenclature below. A name is only used where both sides cover the same goods: a leaf that is half of a
 * European code must not have the name of the whole.
 */
import type { ReadFile } from './input-file.ts'
import type { PlacedNode } from './source-node.ts'
import { asSentence, oneSpaced } from './wording.ts'

const HS_DIGITS = 6
const CN_DIGITS = 8

/**
 * @returns the leaves below each node as codes of ten digits, by the node's index.
 * @param nodes in the order of the tree
 */
function leavesBelow(nodes: PlacedNode[]): string[][] {
  const leaves: string[][] = nodes.map(() => [])
  const open: number[] = []
  for (const [at, { id, depth }] of nodes.entries()) {
    open.length = depth
    open[depth] = at
    if (/^\d{10}$/.test(id)) for (const above of open) leaves[above]?.push(id)
  }
  return leaves
}

const prefixes = (leaves: string[], digits: number): string[] => [
  ...new Set(leaves.map((leaf) => leaf.slice(0, digits))),
]

/** The number of leaves by their first digits. */
function countPrefixes(nodes: PlacedNode[], digits: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { id } of nodes) {
    if (/^\d{10}$/.test(id)) counts.set(id.slice(0, digits), (counts.get(id.slice(0, digits)) ?? 0) + 1)
  }
  return counts
}

/**
 * Names of one nomenclature for the nodes that cover the whole of one of its codes; only the highest such node gets it.
 */
function byDigits(
  nodes: PlacedNode[],
  leaves: string[][],
  digits: number,
  names: Map<string, string>,
): Map<string, string> {
  const counts = countPrefixes(nodes, digits)
  const given = new Map<string, string>()
  const taken = new Set<string>()
  for (const [at, { id, level }] of nodes.entries()) {
    const own = leaves[at] ?? []
    const [prefix = '', another] = prefixes(own, digits)
    const name = names.get(prefix)
    if (name === undefined || another !== undefined || own.length !== counts.get(prefix) || taken.has(prefix)) continue
    // A heading or a dash line may cover all goods of a code, but its wording is about fewer.
    if (level === 'heading' || level === 'group' || id.length < digits) continue
    taken.add(prefix)
    given.set(id, name)
  }
  return given
}

const hsNames = ({ rows }: ReadFile): Map<string, string> =>
  new Map(rows.map(({ cells: [code = '', , , name = ''] }) => [code, oneSpaced(name)]))

export const chineseTitles = ({ rows }: ReadFile): Map<string, string> =>
  new Map(rows.flatMap(({ cells: [code = '', , , , name = ''] }) => (name ? [[code, oneSpaced(name)] as const] : [])))

interface EuropeanLine {
  code: string
  dashes: number
  name: string
  /** The line's key: the first code below it. */
  begins: string
}

const europeanLines = ({ rows }: ReadFile): EuropeanLine[] =>
  rows.map(({ cells: [key = '', code = '', dashes = '', name = ''] }) => ({
    code,
    dashes: Number(dashes),
    name: oneSpaced(name),
    begins: key,
  }))

/** Identifies a dash line, which has no code, by its number of dashes and the codes below it. */
const lineKey = (dashes: number, codes: string[]): string => `${dashes} ${codes.join()}`

function europeanGroups(lines: EuropeanLine[]): Map<string, string> {
  const groups = new Map<string, string>()
  for (const [at, { code, dashes, name }] of lines.entries()) {
    if (code !== '' || dashes === 0) continue
    const codes: string[] = []
    for (let next = at + 1; (lines[next]?.dashes ?? 0) > dashes; next += 1) {
      const below = lines[next]?.code ?? ''
      if (below.length === CN_DIGITS) codes.push(below)
    }
    groups.set(lineKey(dashes, codes), name)
  }
  return groups
}

/** English names of the tariff's dash lines: their number of dashes is their depth below the heading. */
function groupNames(nodes: PlacedNode[], leaves: string[][], groups: Map<string, string>): Map<string, string> {
  const given = new Map<string, string>()
  let heading = 0
  for (const [at, { id, level, depth }] of nodes.entries()) {
    if (level === 'heading') heading = depth
    if (level !== 'group') continue
    const name = groups.get(lineKey(depth - heading, prefixes(leaves[at] ?? [], CN_DIGITS)))
    if (name !== undefined) given.set(id, name)
  }
  return given
}

/** Subchapters have no code: their chapter and Roman number identify them. */
const SUBCHAPTER = /^([IVX]+)\. /

function subchapterNames(nodes: PlacedNode[], lines: EuropeanLine[]): Map<string, string> {
  const titles = new Map<string, string>()
  for (const { code, dashes, name, begins } of lines) {
    const number = SUBCHAPTER.exec(name)?.[1]
    if (code === '' && dashes === 0 && number) titles.set(`${begins.slice(0, 2)} ${number}`, asSentence(name))
  }
  const given = new Map<string, string>()
  for (const { id, level, ru } of nodes) {
    const name = level === 'subchapter' && titles.get(`${id.slice(0, 2)} ${SUBCHAPTER.exec(ru)?.[1]}`)
    if (name) given.set(id, name)
  }
  return given
}

/** @returns English names by id of the tariff's nodes. */
export function englishNames(
  nodes: PlacedNode[],
  { hs, cn }: { hs?: ReadFile | undefined; cn?: ReadFile | undefined },
): Map<string, string> {
  const leaves = leavesBelow(nodes)
  const names = new Map<string, string>()
  const add = (more: Map<string, string>) => {
    for (const [id, name] of more) if (!names.has(id)) names.set(id, name)
  }
  if (hs) {
    const known = hsNames(hs)
    for (const { id, level } of nodes) {
      const name = known.get(level === 'heading' ? id.slice(0, 4) : id)
      if (name) names.set(id, name)
    }
    add(byDigits(nodes, leaves, HS_DIGITS, new Map([...known].filter(([code]) => code.length === HS_DIGITS))))
  }
  if (!cn) return names
  const lines = europeanLines(cn)
  const codes = new Map(lines.filter(({ code }) => code.length === CN_DIGITS).map(({ code, name }) => [code, name]))
  add(byDigits(nodes, leaves, CN_DIGITS, codes))
  add(groupNames(nodes, leaves, europeanGroups(lines)))
  add(subchapterNames(nodes, lines))
  return names
}
