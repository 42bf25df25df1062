/** Drafts in the reader's language of what the other side wrote (docs/behaviour.md, "Translated messages"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { TranslationOf } from '../../../../../domain/contract/messages.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import type { InquirySide } from '../../../../../domain/statuses/inquiry.ts'
import { writtenLanguage } from '../../../../../domain/written-language.ts'
import { type Database, database } from '../../../../db/connection.ts'
import { inquiries, messages, messageTranslations } from '../../../../db/schema.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { orNotFound } from '../../../http/id.ts'
import { AppError } from '../../../http/problem.ts'
import { requireService, translationDrafts } from '../../../translation/draft.ts'
import type { InquiryRow } from '../queries.ts'

/** @param subject SQL of the id of a message or an inquiry */
export const draftOf = (subject: SQL, locale: Locale): SQL<string | null> =>
  sql<string | null>`(SELECT text FROM message_translations WHERE subject = ${subject} AND locale = ${locale})`

interface TranslatableText {
  id: string
  text: string
  locale: Locale
}

/** @throws AppError 404 `message.unknown` for a message that the reader's side does not see */
async function findText(
  db: Database,
  thread: InquiryRow,
  of: string | null,
  side: InquirySide,
): Promise<TranslatableText> {
  if (of === null) return { id: thread.id, text: thread.message, locale: thread.locale }
  const [row] = await db
    .select({ id: messages.id, text: messages.text, locale: messages.locale })
    .from(messages)
    .where(
      sql`id = ${of} AND inquiry = ${thread.num} AND kind = 'text' ${side === 'buyer' ? sql`AND internal = 0` : sql``}`,
    )
  return orNotFound(row, 'message.unknown')
}

/**
 * Returns the stored draft, or has one made and stores it.
 * @param reader who has it made, and the side that sees the text
 * @throws AppError 409 `translation.off` without a service; 409 `translation.same` where there is nothing to translate; 503
 *   `translation.failed`; 429 beyond the day's limit
 */
export async function translatedMessage(
  c: Context<ApiEnv>,
  thread: InquiryRow,
  { message: of }: TranslationOf,
  { side, id: reader }: { side: InquirySide; id: string },
): Promise<{ text: string; lang: Locale }> {
  requireService(c)
  const db = database(c.env.DB)
  const target = c.var.locale
  const { id, text, locale } = await findText(db, thread, of, side)
  const [stored] = await db.select({ text: draftOf(sql`${id}`, target) }).from(sql`(SELECT 1)`)
  if (stored?.text) return { text: stored.text, lang: target }
  const source = writtenLanguage(text, locale)
  if (text.trim() === '' || source === target) throw new AppError('translation.same', 409)
  const [draft = ''] = await translationDrafts(c, reader, [{ text, languages: [source, target] }])
  // A text that was withdrawn meanwhile gets no draft: the condition reads it again.
  await db.run(sql`INSERT OR REPLACE INTO ${messageTranslations} (subject, locale, text, created_at)
    SELECT ${id}, ${target}, ${draft}, ${Date.now()}
    WHERE EXISTS (SELECT 1 FROM ${of === null ? sql`${inquiries} WHERE id = ${id} AND message = ${text}` : sql`${messages} WHERE id = ${id} AND text = ${text}`})`)
  return { text: draft, lang: target }
}
