/** Characteristics in two columns, of which one has the name and another the value: "Attribute 1 name", "Attribute 1 value(s)". */

const NAME = /(?:name|название|назва|名称)/iu
const VALUE = /(?:values?(?:\(s\))?|значение|значення|值)/iu
const UNIT = /(?:измерение|единица|одиниця|вимір|unit)/iu
/** Columns between the name and the value. */
const FARTHEST = 3

const stem = (head: string, word: RegExp): string =>
  head
    .toLowerCase()
    .replace(word, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()

export interface FactPair {
  name: number
  value: number
  /** Absent: none has the unit. */
  unit?: number
}

/** @returns the columns that belong together, in the order of the table */
export function factPairs(heads: readonly string[]): FactPair[] {
  return heads.flatMap((head, name): FactPair[] => {
    const own = NAME.test(head) ? stem(head, NAME) : ''
    if (own === '') return []
    const near = heads.slice(name + 1, name + 1 + FARTHEST)
    const value = near.findIndex((other) => VALUE.test(other) && stem(other, VALUE) === own)
    if (value < 0) return []
    const unit = near.slice(0, value).findIndex((other) => UNIT.test(other))
    return [{ name, value: name + 1 + value, ...(unit >= 0 && { unit: name + 1 + unit }) }]
  })
}
