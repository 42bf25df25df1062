/** Turns an e-mail into a message of a thread. */

import { DAY_S } from '../../../domain/durations.ts'
import { MAX_MAIL_FILES } from '../../../domain/limits.ts'
import { oneLine } from '../../../domain/one-line.ts'
import { newId } from '../../db/id.ts'
import type { StoredMessageFile } from '../../db/schema.ts'
import { log } from '../../observe/log.ts'
import { storeBytes, VISITOR } from '../account/files/store-bytes.ts'
import { emailFormats } from '../delivery/emails.ts'
import { raise } from '../delivery/raise.ts'
import { AppError } from '../http/problem.ts'
import { countAgainst } from '../http/rate-limit.ts'
import type { Write } from '../http/writes/commit.ts'
import type { NoticePlace } from '../organization/inquiries/emails.ts'
import type { InquiryRow } from '../organization/inquiries/queries.ts'
import { messageNotice } from '../organization/inquiries/thread/announce.ts'
import { OF_THREAD } from '../organization/inquiries/thread/limits.ts'
import { messageWrites, type NewThreadLine } from '../organization/inquiries/thread/write.ts'
import type { Author } from './match.ts'
import { MAX_ANSWER_LENGTH, type Mail, type MailFile } from './parse-mail.ts'

/** Bytes of the files of one thread in a day: files of visitors count against no quota. */
const BYTES_A_DAY = 200_000_000

interface Stored {
  files: StoredMessageFile[]
  /** Names of those that were refused. */
  refused: string[]
}

/** A refused file does not prevent the text from arriving; after a temporary failure the mail server tries again. */
async function storeOne(place: NoticePlace, thread: InquiryRow, { side, user }: Author, file: MailFile) {
  const organization = side === 'supplier' ? { num: thread.company } : null
  try {
    return await storeBytes(place.env, { num: user ?? VISITOR, organization }, file)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    log('warn', 'a file of an e-mail was refused', { code: error.code })
    return null
  }
}

async function storeFiles(place: NoticePlace, thread: InquiryRow, author: Author, files: MailFile[]): Promise<Stored> {
  const stored: Stored = { files: [], refused: [] }
  for (const [at, file] of files.entries()) {
    const one = at < MAX_MAIL_FILES ? await storeOne(place, thread, author, file) : null
    if (one) stored.files.push(one)
    else stored.refused.push(oneLine(file.name).slice(0, 100) || '?')
  }
  return stored
}

/** What both sides read: the text, and which files are missing. */
function textOf({ text }: Mail, refused: string[], { locale }: Author): string {
  if (refused.length === 0) return text
  const note = emailFormats(locale).t('inquiryItem.notStored', { names: refused.slice(0, MAX_MAIL_FILES).join(', ') })
  return [text.slice(0, MAX_ANSWER_LENGTH - note.length - 2), note].filter(Boolean).join('\n\n')
}

/**
 * Stores the files of an e-mail; the message itself is for the caller's batch.
 * @returns id of the message, and the writes, which may refuse it: 409 `inquiry.ended`
 * @throws AppError 429 `rate.limited`, 503 `storage.unavailable`
 */
export async function mailWrites(
  place: NoticePlace,
  thread: InquiryRow,
  author: Author,
  mail: Mail,
): Promise<{ id: string; writes: Write[] }> {
  const bytes = mail.files.reduce((sum, file) => sum + file.bytes.length, 0)
  await countAgainst(place, [
    { ...OF_THREAD, subject: thread.id },
    { name: 'bytes of e-mails of a thread', subject: thread.id, most: BYTES_A_DAY, seconds: DAY_S, amount: bytes },
  ])
  const { files, refused } = await storeFiles(place, thread, author, mail.files)
  const now = Date.now()
  const line: NewThreadLine = {
    id: newId(now),
    side: author.side,
    author: author.user,
    text: textOf(mail, refused, author),
    files,
    now,
    locale: author.locale,
    internal: false,
    via: 'email',
  }
  const happening = await messageNotice(place, thread, line)
  const notices = happening ? raise(happening, now).writes : []
  return { id: line.id, writes: [...messageWrites(thread, line), ...notices] }
}
