/** Messages that were sent to somebody, for operators: what each was about and whether it has arrived at a gateway. */
import { type SQL, sql } from 'drizzle-orm'
import type { SentNotice } from '../../../../domain/contract/desk-lists.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { maskedLogin } from '../../../../domain/masked-login.ts'
import type { Bindings } from '../../../bindings.ts'
import { database } from '../../../db/connection.ts'
import type { StoredEmail } from '../../../db/schema.ts'
import { compose, isEmailName } from '../../delivery/emails.ts'

/** The latest that are shown. */
const MAX_NOTICES = 20
/** The latest notices that are looked at for them: some of a person's are shown on the site alone. */
const ROWS_READ = 200

interface Row {
  id: string
  channel: 'email' | 'sms'
  recipient: string
  locale: Locale
  email: string
  createdAt: number
  sentAt: number | null
  dueAt: number | null
}

/** @param which of the notices, by an index: those of a user, or to an address */
export async function readSentNotices(env: Bindings, which: SQL): Promise<SentNotice[]> {
  const rows = await database(
    env.DB,
  ).all<Row>(sql`SELECT id, channel, recipient, locale, email, created_at AS createdAt,
      sent_at AS sentAt, due_at AS dueAt
    FROM (SELECT * FROM notices WHERE ${which} ORDER BY num DESC LIMIT ${ROWS_READ}) WHERE channel IN ('email', 'sms') LIMIT ${MAX_NOTICES}`)
  return rows.flatMap(({ id, channel, recipient, locale, email, createdAt, sentAt, dueAt }) => {
    const { name, params }: StoredEmail = JSON.parse(email)
    // A kind that only another version of the code has: this one has no text for it.
    if (!isEmailName(name)) return []
    const { subject } = compose({ name, params }, locale, env)
    const at = new Date(createdAt).toISOString()
    return [{ id, channel, to: maskedLogin(recipient), subject, at, sentAt: isoOrNull(sentAt), waits: dueAt !== null }]
  })
}
