/** What the request of an inquiry adds to it: the supplier's lines, and the buyer's wishes. */
import { sql } from 'drizzle-orm'
import { type Asked, NO_WISHES, type Wishes } from '../../../../domain/contract/wishes.ts'
import { MAX_REQUEST_LINES } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Unit } from '../../../../domain/trade-terms.ts'
import type { StoredItem, StoredMessageFile } from '../../../db/schema.ts'
import { decoded } from '../../../db/select.ts'
import { toFiles } from './files-view.ts'
import { toLine } from './line-view.ts'

interface StoredAsked {
  wishes: Wishes
  lines: {
    position: number
    item: StoredItem | null
    words: string
    quantity: number | null
    unit: Unit | null
    own: number
    product: { id: string; slug: string } | null
  }[]
  count: number
  files: StoredMessageFile[]
}

/** Lines of each inquiry in a list of them. */
const IN_LISTS = 20

const linesOf = (most: number) => sql`SELECT json_object('position', l.position, 'item', json(l.item), 'words', l.words,
    'quantity', l.quantity, 'unit', l.unit, 'own', part.own, 'product', json(
      (SELECT json_object('id', p.id, 'slug', p.slug) FROM products AS p WHERE p.num = l.product AND p.status = 'published'))) AS line
  FROM inquiry_lines AS part CROSS JOIN request_lines AS l ON l.num = part.line
  WHERE part.inquiry = inquiries.num ORDER BY l.position LIMIT ${most}`

/** The files that this inquiry's two sides may read: who answers an open request gets none. */
const FILES = sql`(SELECT json_group_array(json(file.value)) FROM json_each(r.files) AS file
  WHERE EXISTS (SELECT 1 FROM message_files WHERE file = file.value ->> 'id' AND inquiry = inquiries.num))`

const askedOf = (most: number) =>
  decoded<StoredAsked | null>(
    sql`(SELECT json_object('wishes', json_object('neededBy', r.needed_by, 'deliveredTo', r.delivered_to, 'incoterm', r.incoterm,
        'currency', r.currency, 'vat', r.vat), 'lines', json((SELECT json_group_array(json(line)) FROM (${linesOf(most)}))),
        'count', (SELECT count(*) FROM inquiry_lines WHERE inquiry = inquiries.num), 'files', json(${FILES}))
      FROM requests AS r WHERE r.num = inquiries.request)`,
    'asked',
  )

/** The column of one inquiry; null for one without a request. */
export const asked = askedOf(MAX_REQUEST_LINES)
/** The same of each inquiry in a list. */
export const askedInList = askedOf(IN_LISTS)

/** @param isBuyer sees everything of products that are another supplier's, too */
export function toAsked(stored: StoredAsked | null, locale: Locale, isBuyer: boolean): Asked {
  if (!stored) return { wishes: NO_WISHES, lines: [], lineCount: 0, files: [] }
  return {
    wishes: stored.wishes,
    lines: stored.lines.map(({ own, product, ...line }) => {
      const isOwn = isBuyer || own === 1
      return { ...toLine({ ...line, isOwn }, locale), product: isOwn ? product : null }
    }),
    lineCount: stored.count,
    files: toFiles(stored.files),
  }
}
