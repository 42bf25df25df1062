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

const isLeaf = ({ id }: { id: string }): boolean => /^\d{10}$/.test(id)

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
    if (isLeaf({ id })) for (const above of open) leaves[above]?.push(id)
  }
  return leaves
}

const prefixes = (leaves: string[], digits: number): string[] => [
  ...new Set(leaves.map((leaf) => leaf.slice(0, digits))),
]

/** Names of one nomenclature for the nodes that cover the whole of one of its codes; only the highest such node gets the name. */
function byDigits(
  nodes: PlacedNode[],
  leaves: string[][],
  digits: number,
  names: Map<string, string>,
): Map<string, string> {
  const leavesByPrefix = Map.groupBy(nodes.filter(isLeaf), ({ id }) => id.slice(0, digits))
  const byId = new Map<string, string>()
  const taken = new Set<string>()
  for (const [at, { id, level }] of nodes.entries()) {
    const below = leaves[at] ?? []
    const [prefix = '', another] = prefixes(below, digits)
    const name = names.get(prefix)
    if (name === undefined || another !== undefined || taken.has(prefix)) continue
    if (below.length !== leavesByPrefix.get(prefix)?.length) continue
    // A heading or a dash line may cover all goods of a code, but its wording is about fewer.
    if (level === 'heading' || level === 'group' || id.length < digits) continue
    taken.add(prefix)
    byId.set(id, name)
  }
  return byId
}

const hsNames = ({ rows }: ReadFile): Map<string, string> =>
  new Map(rows.map(({ cells: [code = '', , , name = ''] }) => [code, oneSpaced(name)]))

export const chineseTitles = ({ rows }: ReadFile): Map<string, string> =>
  new Map(rows.flatMap(({ cells: [code = '', , , , name = ''] }) => (name ? [[code, oneSpaced(name)] as const] : [])))

/** `begins` is the key of the line: the first code below it. */
const europeanLines = ({ rows }: ReadFile) =>
  rows.map(({ cells: [key = '', code = '', dashes = '', name = ''] }) => ({
    code,
    dashes: Number(dashes),
    name: oneSpaced(name),
    begins: key,
  }))

type EuropeanLine = ReturnType<typeof europeanLines>[number]

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
  const byId = new Map<string, string>()
  let heading = 0
  for (const [at, { id, level, depth }] of nodes.entries()) {
    if (level === 'heading') heading = depth
    if (level !== 'group') continue
    const name = groups.get(lineKey(depth - heading, prefixes(leaves[at] ?? [], CN_DIGITS)))
    if (name !== undefined) byId.set(id, name)
  }
  return byId
}

/** Subchapters have no code: their chapter and Roman number identify them. */
const SUBCHAPTER = /^([IVX]+)\. /

function subchapterNames(nodes: PlacedNode[], lines: EuropeanLine[]): Map<string, string> {
  const titles = new Map<string, string>()
  for (const { code, dashes, name, begins } of lines) {
    const number = SUBCHAPTER.exec(name)?.[1]
    if (code === '' && dashes === 0 && number) titles.set(`${begins.slice(0, 2)} ${number}`, asSentence(name))
  }
  const byId = new Map<string, string>()
  for (const { id, level, ru } of nodes) {
    const name = level === 'subchapter' && titles.get(`${id.slice(0, 2)} ${SUBCHAPTER.exec(ru)?.[1]}`)
    if (name) byId.set(id, name)
  }
  return byId
}

/** @returns English names by id of the tariff's nodes. */
export function englishNames(
  nodes: PlacedNode[],
  { hs, cn }: { hs?: ReadFile | undefined; cn?: ReadFile | undefined },
): Map<string, string> {
  const leaves = leavesBelow(nodes)
  const hsByCode = hs ? hsNames(hs) : new Map<string, string>()
  const lines = cn ? europeanLines(cn) : []
  const cnByCode = new Map(lines.map(({ code, name }) => [code, name]))
  const sameCode = nodes.map(({ id, level }) => [id, hsByCode.get(level === 'heading' ? id.slice(0, 4) : id)] as const)
  // The last name of a node wins, that of the Harmonized System, which is closer to the tariff.
  return new Map([
    ...subchapterNames(nodes, lines),
    ...groupNames(nodes, leaves, europeanGroups(lines)),
    ...byDigits(nodes, leaves, CN_DIGITS, cnByCode),
    ...byDigits(nodes, leaves, HS_DIGITS, hsByCode),
    ...sameCode.flatMap(([id, name]) => (name ? [[id, name] as const] : [])),
  ])
}
