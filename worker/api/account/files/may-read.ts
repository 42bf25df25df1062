/** Who may read a file (docs/behaviour.md, "Reading files"). */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { GUEST_HEADER } from '../../../../domain/contract/auth.ts'
import { operates } from '../../../../domain/operator-roles.ts'
import { ACTIONS } from '../../../../domain/rights.ts'
import { database } from '../../../db/connection.ts'
import { readGuest } from '../../http/access/guest.ts'
import { readViewer } from '../../http/access/read-viewer.ts'
import type { SignedIn, Viewer } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { FOR_EVER } from '../../http/caching.ts'
import { orNotFound } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { inquiriesOfGuest, inquiriesOfUser } from '../requests/sender-conditions.ts'

/** For a supplier's file: it may be taken off the site at any time, and caches must not show it much longer. */
const WHILE_SHOWN = 'public, max-age=3600'
/** For a file that only its owner may read: revalidated at each use, so that a copy on a shared device is of no use to the next person. */
const TO_ITS_OWNER = 'private, no-cache'

interface FileAccess {
  company: number | null
  uploadedBy: number | null
  /** 1 where a page that buyers see shows it, else 0. */
  shown: number
  /** 1 where it proves a fact about a company, else 0. */
  evidence: number
}

const selectAccess = (c: Context<ApiEnv>, id: string) =>
  database(c.env.DB).get<FileAccess | undefined>(sql`SELECT f.company, f.uploaded_by AS uploadedBy,
    EXISTS (SELECT 1 FROM file_uses AS u CROSS JOIN companies AS c ON c.num = u.owner
      WHERE u.file = f.id AND u.kind = 'company' AND c.status = 'active')
    OR EXISTS (SELECT 1 FROM file_uses AS u CROSS JOIN products AS p ON p.num = u.owner CROSS JOIN companies AS c ON c.num = p.company
      WHERE u.file = f.id AND u.kind = 'product' AND p.status = 'published' AND p.deleted_at IS NULL AND c.status = 'active') AS shown,
    EXISTS (SELECT 1 FROM evidence_files WHERE file = f.id) AS evidence
    FROM files AS f WHERE f.id = ${id}`)

/** Uploads of the viewer's organization, and the viewer's own; moderators read every file, and evidence alone. */
const hasRight = (viewer: Viewer, { company, uploadedBy, evidence }: FileAccess): boolean =>
  viewer.role !== 'ANONIM' &&
  (operates(viewer.operator, ACTIONS['moderation.read']) ||
    (evidence === 0 && (uploadedBy === viewer.num || (company !== null && company === viewer.organization?.num))))

/** Whether a message of a thread, or a state of an order, between the viewer, or the viewer's organization, and the other side contains it. */
async function isInOwnDeal(c: Context<ApiEnv>, id: string, { num, organization }: SignedIn): Promise<boolean> {
  const [row] = await database(
    c.env.DB,
  ).all(sql`SELECT 1 FROM message_files AS f CROSS JOIN inquiries AS i ON i.num = f.inquiry
    WHERE f.file = ${id} AND (i.company = ${organization?.num ?? null} OR i.num IN ${inquiriesOfUser(num)})
    UNION ALL SELECT 1 FROM order_files AS f CROSS JOIN orders AS o ON o.num = f.order_num
    WHERE f.file = ${id} AND (o.company = ${organization?.num ?? null} OR o.user = ${num}) LIMIT 1`)
  return row !== undefined
}

/** Whether a message of a conversation of the guest contains it. */
async function isInConversation(c: Context<ApiEnv>, id: string): Promise<boolean> {
  if (c.req.header(GUEST_HEADER) === undefined) return false
  const login = await readGuest(c).catch(() => null)
  if (!login) return false
  const [row] = await database(c.env.DB).all(sql`SELECT 1 FROM message_files
    WHERE file = ${id} AND inquiry IN ${inquiriesOfGuest(login)} LIMIT 1`)
  return row !== undefined
}

/**
 * @returns the Cache-Control of the file for the person who requests it
 * @throws AppError 404 `file.unknown`, also for a file that exists and is not shown to this person
 */
export async function requireReadable(c: Context<ApiEnv>, id: string): Promise<string> {
  const file = orNotFound(await selectAccess(c, id), 'file.unknown')
  // Each upload has an id of its own, so the content of an id never changes; what came with the catalogue is never hidden.
  if (file.company === null && file.uploadedBy === null) return FOR_EVER
  if (file.shown === 1) return WHILE_SHOWN
  const viewer = await readViewer(c)
  if (hasRight(viewer, file)) return TO_ITS_OWNER
  if (viewer.role !== 'ANONIM' && (await isInOwnDeal(c, id, viewer))) return TO_ITS_OWNER
  if (await isInConversation(c, id)) return TO_ITS_OWNER
  throw new AppError('file.unknown', 404)
}
