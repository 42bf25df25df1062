import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Locale } from '../../../../domain/locale.ts'
import type { Login } from '../../../../domain/login.ts'
import type { Database } from '../../../db/connection.ts'
import { contacts } from '../../../db/schema.ts'

/** What e-mails need to know of their recipient. */
export interface Account {
  num: number
  id: string
  name: string
  locale: Locale
}

/** @returns the contact that notices go to: the main e-mail address, else the main phone */
export async function noticeAddress(db: Database, user: number): Promise<Login | null> {
  const [contact] = await db
    .select({ kind: contacts.kind, value: contacts.value })
    .from(contacts)
    .where(and(eq(contacts.user, user), isNotNull(contacts.verifiedAt)))
    .orderBy(asc(contacts.kind), desc(contacts.main))
    .limit(1)
  return contact ?? null
}
