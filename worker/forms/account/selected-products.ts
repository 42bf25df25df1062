import type { Fields } from '../plain-form.ts'

/** As the fields of a choice are named (web/pages/account/merge.ts). */
const [PICK, THEIRS] = ['pick.', 'theirs.'] as const

/** A form's fields after what was chosen in it between one's own and another's. */
export function selectedProducts(fields: Fields): Fields {
  const entries = Object.entries(fields)
  const chosen = entries.flatMap(([name, value]) => {
    if (!name.startsWith(PICK) || value !== 'theirs') return []
    const field = name.slice(PICK.length)
    return [[field, fields[THEIRS + field] ?? '']]
  })
  const kept = entries.filter(([name]) => !name.startsWith(PICK) && !name.startsWith(THEIRS))
  return { ...Object.fromEntries(kept), ...Object.fromEntries(chosen) }
}
