/** The statements that store a request, and those that give a supplier its part of it. */
import { type SQL, sql } from 'drizzle-orm'
import { chunks } from '../../../../domain/chunks.ts'
import type { Database } from '../../../db/connection.ts'
import { requests } from '../../../db/schema.ts'
import { type NotifiedEvent, raise } from '../../delivery/raise.ts'
import { SHOWN_PART } from './buyer-contact.ts'
import type { ResolvedLine } from './resolve.ts'

/** Lines of one statement: their names in three languages are its parameter, which the database accepts up to 2 MB. */
const LINES_AT_ONCE = 200

/** `consent` is SQL: the database knows which wording is in force when it is stored (worker/db/consent-version.ts). */
export type NewRequestRow = Omit<typeof requests.$inferInsert, 'consent'> & { consent: SQL<string> }

const insertLines = (id: string, lines: ResolvedLine[]): SQL =>
  sql`INSERT INTO request_lines (request, position, product, words, quantity, unit, item)
    SELECT (SELECT num FROM requests WHERE id = ${id}), line.value ->> 'position', line.value ->> 'product', line.value ->> 'words',
      line.value ->> 'quantity', line.value ->> 'unit', line.value ->> 'item'
    FROM json_each(${JSON.stringify(lines)}) AS line`

/** @returns the statements that store the request with its lines, which no supplier sees yet */
export function requestWrites(db: Database, row: NewRequestRow, lines: ResolvedLine[]) {
  const parts = chunks(lines, LINES_AT_ONCE).map((part) => insertLines(row.id, part))
  return [db.insert(requests).values(row), ...parts]
}

/** The part of a request that one supplier gets. */
export interface InquiryPart {
  /** Id of the inquiry. */
  id: string
  /** Secret in the address of the buyer's copy of it. */
  receipt: string
  /** Key of the supplier. */
  company: number
  /** Position, and 1 for the supplier's own product, else 0. */
  lines: [position: number, own: number][]
}

/** A product of the supplier that is all it is asked about: it is the inquiry's own product, as in an inquiry about one. */
const onlyProduct = ({ lines }: InquiryPart): number => (lines.length === 1 && lines[0]?.[1] === 1 ? lines[0][0] : -1)

const linkLines = (request: string, { id, lines }: Pick<InquiryPart, 'id' | 'lines'>): SQL =>
  sql`INSERT OR IGNORE INTO inquiry_lines (inquiry, line, own)
    SELECT i.num, l.num, given.value ->> 1 FROM requests AS r CROSS JOIN inquiries AS i ON i.id = ${id}
      CROSS JOIN json_each(${JSON.stringify(lines)}) AS given
      CROSS JOIN request_lines AS l ON l.request = r.num AND l.position = given.value ->> 0
    WHERE r.id = ${request}`

/**
 * @param request id of the stored request
 * @param happening which the supplier's people are notified of
 * @returns statements for one batch: the inquiry, its lines and its notices, exactly once however often they are run. A request that was
 *   withdrawn meanwhile reaches no supplier.
 */
export function partWrites(request: string, part: InquiryPart, happening: NotifiedEvent, now: number): SQL[] {
  const { id, receipt, company } = part
  const isInForce = sql`EXISTS (SELECT 1 FROM requests WHERE id = ${request} AND receipt IS NOT NULL)`
  const insert = sql`INSERT INTO inquiries (id, company, product, user, quantity, item, receipt, notified, message, contact, locale, status,
      consent, request, needed_by, created_at, updated_at)
    SELECT ${id}, ${company}, l.product, r.user, l.quantity, l.item, ${receipt}, ${happening.readers.length > 0 ? 1 : 0}, r.message, ${SHOWN_PART},
      r.locale, 'sent', r.consent, r.num, r.needed_by, r.created_at, r.created_at
    FROM requests AS r LEFT JOIN request_lines AS l ON l.request = r.num AND l.position = ${onlyProduct(part)}
    WHERE r.id = ${request} AND r.receipt IS NOT NULL
    ON CONFLICT (id) DO NOTHING`
  return [insert, linkLines(request, part), linkFiles(request, id), ...raise(happening, now, isInForce).writes]
}

/** Both sides of the inquiry may read the files of its request, as those of its messages. */
const linkFiles = (request: string, inquiry: string): SQL =>
  sql`INSERT OR IGNORE INTO message_files (file, inquiry)
    SELECT file.value ->> 'id', i.num FROM requests AS r CROSS JOIN inquiries AS i ON i.id = ${inquiry} CROSS JOIN json_each(r.files) AS file
    WHERE r.id = ${request} AND EXISTS (SELECT 1 FROM files WHERE id = file.value ->> 'id')`

/** @returns the statements that store the request of an inquiry to one supplier, which has the same id and receipt */
export const ownRequestWrites = (db: Database, row: NewRequestRow, lines: ResolvedLine[]) => ({
  before: requestWrites(db, row, lines),
  after: [
    sql`UPDATE inquiries SET (request, needed_by) = (SELECT num, needed_by FROM requests WHERE id = ${row.id}) WHERE id = ${row.id}`,
    linkLines(row.id, { id: row.id, lines: lines.map(({ position }) => [position, 1]) }),
    linkFiles(row.id, row.id),
  ],
})
