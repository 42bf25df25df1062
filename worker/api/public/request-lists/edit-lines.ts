import type { LineChange, RequestListChange } from '../../../../domain/contract/request-lists.ts'
import { MAX_LIST_LINES } from '../../../../domain/request-list/line.ts'
import type { StoredChoice, StoredLine } from '../../../db/schema.ts'
import { invalidInput } from '../../http/problem.ts'
import { waiting } from './compare.ts'

/** The product that somebody has chosen stays the choice; the others can be chosen still. */
function withChoice(line: StoredLine, chosen: StoredChoice | null): StoredLine {
  const isSame = (one: StoredChoice | null) => one?.product === chosen?.product && one?.variant === chosen?.variant
  if (isSame(line.chosen)) return line
  // The other variants of its product need not be stored: they are read with it.
  const others = [...(line.chosen ? [line.chosen] : []), ...line.choices].filter(
    ({ product }) => product !== chosen?.product,
  )
  return { ...line, state: chosen ? 'found' : 'none', chosen, choices: others }
}

function changed(line: StoredLine, change: LineChange): StoredLine {
  const {
    words = line.words,
    article = line.article,
    quantity = line.quantity,
    unit = line.unit,
    note = line.note,
  } = change
  const written = { words, article, quantity, unit, note }
  // Other words mean another product.
  if (words !== line.words || article !== line.article) return waiting(written)
  if (change.product === undefined) return { ...line, ...written }
  const chosen = change.product === null ? null : { product: change.product, variant: change.variant ?? null }
  return withChoice({ ...line, ...written }, chosen)
}

const refused = (path: string, code: string) => invalidInput([{ path, code, message: code }])

/**
 * @returns the lines after a change; those with other words, and those that were added, are `waiting`
 * @throws AppError 422 `input.invalid`
 */
export function editLines(lines: StoredLine[], { lines: changes, removed, added }: RequestListChange): StoredLine[] {
  const changeOf = new Map(changes.map((change) => [change.at, change]))
  const unknown = [...changeOf.keys(), ...removed].find((at) => at >= lines.length)
  if (unknown !== undefined) throw refused('lines', 'unknown')
  const gone = new Set(removed)
  const left = lines.flatMap((line, at) => {
    const change = changeOf.get(at)
    return gone.has(at) ? [] : [change ? changed(line, change) : line]
  })
  const all = [...left, ...added.map(waiting)]
  if (all.length > MAX_LIST_LINES) throw refused('added', 'too-many')
  if (all.some(({ words, article }) => words === '' && article === '')) throw refused('lines', 'required')
  return all
}
