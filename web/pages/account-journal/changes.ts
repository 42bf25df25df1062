import type { JournalEntry } from '../../../domain/contract/journal.ts'

/** Fields of what the journal stores, each with a name in locales/. */
const JOURNAL_FIELDS = [
  'status',
  'reason',
  'blocked',
  'sessions',
  'erased',
  'roles',
  'verified',
  'names',
  'taxNumber',
  'given',
  'handled',
  'generic',
  'texts',
  'unit',
  'position',
  'decision',
  'fact',
  'source',
  'checkedAt',
  'until',
  'thread',
  'side',
  'kind',
  'key',
  'codes',
  'rate',
  'amount',
  'onSale',
  'parent',
  'picture',
  'alts',
  'categories',
  'roubles',
  'day',
  'from',
  'into',
  'owners',
  'files',
  'members',
  'company',
  'banks',
  'publishedAt',
  'withdrawnAt',
  'readers',
  'accepted',
] as const
export type JournalField = (typeof JOURNAL_FIELDS)[number]

/** A list that the database stores as text: '["8481","84"]' */
function listIn(text: string): unknown[] | null {
  if (!text.startsWith('[')) return null
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : null
  } catch {
    // What somebody typed may begin with a bracket, too.
    return null
  }
}

/** A value as one line: texts in several languages, or values of several things, side by side and each once. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'object') return [...new Set(Object.values(value).map(valueText))].join(' / ') || '—'
  const list = typeof value === 'string' ? listIn(value) : null
  return list ? valueText(list) : String(value)
}

/** Fields of a call's input that can name a thing, the best first. */
const NAMING = ['names', 'name', 'words', 'number', 'key', 'code', 'prefixes', 'codes', 'tree', 'text', 'kind']

/** Characters of a name: synonyms are lists without an end. */
const MAX_NAME_LENGTH = 80

/** @returns what an act without an id was about, such as something that was added, by the fields that were sent; '' where none names it */
export function nameSent({ input }: Pick<JournalEntry, 'input'>): string {
  const name = NAMING.map((field) => valueText(input[field])).find((text) => text !== '—') ?? ''
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name
}

const isField = (name: string): name is JournalField => JOURNAL_FIELDS.some((one) => one === name)

interface JournalChange {
  field: JournalField
  before: string
  after: string
}

/** @returns the fields that an act has changed; for what was added or removed all of them */
export function changesOf({ before, after }: Pick<JournalEntry, 'before' | 'after'>): JournalChange[] {
  const names = Object.keys({ ...before, ...after }).filter(isField)
  return names.flatMap((field) => {
    const change = { field, before: valueText(before?.[field]), after: valueText(after?.[field]) }
    return change.before === change.after ? [] : [change]
  })
}

/** The input, where it says more than the change: a reason, a source. */
export const sentOf = ({ input }: Pick<JournalEntry, 'input'>): { field: JournalField; value: string }[] =>
  Object.entries(input).flatMap(([field, value]) =>
    isField(field) && valueText(value) !== '—' ? [{ field, value: valueText(value) }] : [],
  )
