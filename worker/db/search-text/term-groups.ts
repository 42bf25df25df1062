/** The names of things in the table of the trade, by the key of each: those that are shipped, and those that operators have added. */
import { addGroup, directedLines, type Entry, entryOf, type Groups, keysOf, lines, sides, sign } from './term-names.ts'
import { VOCABULARY } from './vocabulary.ts'

/** Names of one thing that an operator has added. */
export interface OperatorTerms {
  names: string[]
  /** Whether the names are of a material or another property, which by itself does not say what is wanted. */
  generic: boolean
}

const shipped = (data: string): string[][] => lines(data).map(sides)

const namesOf = (added: OperatorTerms[], generic: boolean): string[][] =>
  added.filter((one) => one.generic === generic).map(({ names }) => names)

/** @returns the names of each thing */
export const thingNames = (added: OperatorTerms[]): string[][] => [
  ...shipped(VOCABULARY.synonyms),
  ...shipped(VOCABULARY.slang),
  ...namesOf(added, false),
]

/** @returns the names of each material or property */
export const propertyNames = (added: OperatorTerms[]): string[][] => [
  ...shipped(VOCABULARY.properties),
  ...namesOf(added, true),
]

/** @returns the keys of names used by people outside the trade */
export const everydayKeys = (): string[] =>
  directedLines(VOCABULARY.everydayNames).flatMap(({ asked }) => keysOf(asked.map(entryOf)))

const entriesOf = (names: string[], isSlang: boolean): Entry[] =>
  names.map((name) => ({ ...entryOf(name), isSlang })).filter(({ key }) => key !== '')

/** @returns groups of names that find one another, by the key of each */
export function tradeGroups(added: OperatorTerms[]): Groups {
  const groups: Groups = new Map()
  const add = (all: string[][], isSlang: boolean) => {
    for (const names of all) {
      const entries = entriesOf(names, isSlang)
      addGroup(groups, keysOf(entries), entries)
    }
  }
  add(
    [...shipped(VOCABULARY.synonyms), ...namesOf(added, false), ...propertyNames(added), ...shipped(VOCABULARY.units)],
    false,
  )
  add(shipped(VOCABULARY.slang), true)
  for (const line of lines(VOCABULARY.unitNames)) {
    const [long = '', signs = ''] = sides(line)
    const names = long.split(' ').map(entryOf)
    addGroup(groups, keysOf(names), [...names, ...signs.split(' ').map(sign)])
  }
  return groups
}

/** @returns groups of names of goods, by the key of their purpose: a purpose only counts beside the name of a thing */
export function purposeGroups(): Groups {
  const groups: Groups = new Map()
  for (const { asked, found } of directedLines(VOCABULARY.purposes))
    addGroup(groups, keysOf(entriesOf(asked, true)), entriesOf(found, true))
  return groups
}

/** @returns the groups with names used by people outside the trade, which find those of the trade, but are not found by them */
export function withEverydayNames(groups: Groups): Groups {
  const all: Groups = new Map(groups)
  for (const { asked, found } of directedLines(VOCABULARY.everydayNames + VOCABULARY.everydayProperties))
    addGroup(all, keysOf(entriesOf(asked, true)), entriesOf(found, true))
  return all
}
