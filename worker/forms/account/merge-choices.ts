import { PICK_PREFIX, THEIRS_PREFIX } from '../../../domain/merge-fields.ts'
import type { Fields } from '../plain-form.ts'

/** A form's fields after what was chosen in it between one's own and another's. */
export function withMergeChoices(fields: Fields): Fields {
  const entries = Object.entries(fields)
  const chosen = entries.flatMap(([name, value]) => {
    if (!name.startsWith(PICK_PREFIX) || value !== 'theirs') return []
    const field = name.slice(PICK_PREFIX.length)
    return [[field, fields[THEIRS_PREFIX + field] ?? '']]
  })
  const kept = entries.filter(([name]) => !name.startsWith(PICK_PREFIX) && !name.startsWith(THEIRS_PREFIX))
  return { ...Object.fromEntries(kept), ...Object.fromEntries(chosen) }
}
