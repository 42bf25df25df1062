/** Objects of JSON Lines as cells: `{"price": {"amount": 5}}` gets a cell "price.amount", and a list a cell with a line for each value. */

const MAX_DEPTH = 4
const MAX_FIELDS = 500

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** @returns a text such as "Material: brass" for the usual shapes of a parameter */
function itemText(value: unknown): string {
  if (!isObject(value)) return plain(value)
  const { name, key, value: given, unit } = value
  const named = plain(name ?? key)
  if (named !== '' && given !== undefined) return `${named}: ${[given, unit].map(plain).filter(Boolean).join(' ')}`
  return Object.values(value).map(plain).find(Boolean) ?? ''
}

function addFields(fields: Map<string, string>, value: Record<string, unknown>, path: string, depth: number): void {
  for (const [key, one] of Object.entries(value)) {
    if (fields.size >= MAX_FIELDS) return
    const name = path === '' ? key : `${path}.${key}`
    if (Array.isArray(one)) fields.set(name, one.map(itemText).filter(Boolean).join('\n'))
    else if (isObject(one) && depth < MAX_DEPTH) addFields(fields, one, name, depth + 1)
    else if (!isObject(one)) fields.set(name, plain(one))
  }
}

/** @returns null for a line that is not a JSON object */
export function flatten(line: string): Map<string, string> | null {
  try {
    const value: unknown = JSON.parse(line)
    if (!isObject(value)) return null
    const fields = new Map<string, string>()
    addFields(fields, value, '', 0)
    return fields
  } catch {
    return null
  }
}
