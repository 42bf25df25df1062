/** Two people's edits of the same thing, field by field. */

type Values = Record<string, string>

/** A short hash of a text (FNV-1a, 32 bits), which detects whether a field has changed since the form was rendered. */
function mark(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of plain(text)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Browsers submit line breaks as CRLF. */
const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim()

/** The marks (hashes) of the values that a form was filled in from, sent back with it. */
export const valueHashes = (stored: Values): string =>
  JSON.stringify(Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, mark(value)])))

/** @returns null where a form has no marks, or they cannot be parsed */
function readMarks(text: string | undefined): Values | null {
  try {
    const marks: unknown = JSON.parse(text ?? 'null')
    return typeof marks === 'object' && marks !== null
      ? Object.fromEntries(Object.entries(marks).map(([name, value]) => [name, String(value)]))
      : null
  } catch {
    return null
  }
}

interface Merged {
  /** What the form holds now: both people's changes, and one's own where both changed the same field. */
  values: Values
  /** The other person's values of fields that both changed differently. */
  theirs: Values
}

/**
 * @param stored the current values, including the other person's edit
 * @param typed one's own form; `base` has the marks of what it was filled in from
 */
export function merge(stored: Values, typed: Values): Merged {
  const base = readMarks(typed.base)
  const merged: Merged = { values: { ...typed }, theirs: {} }
  for (const [name, now] of Object.entries(stored)) {
    const own = typed[name] ?? ''
    // A row that did not exist before was filled in from empty values.
    const before = base && (base[name] ?? mark(''))
    if (plain(own) === plain(now) || mark(now) === before) continue
    if (mark(own) === before) merged.values[name] = now
    else merged.theirs[name] = now
  }
  return merged
}
