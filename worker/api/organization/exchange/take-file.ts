/** Takes a part of a file. Neither its number nor its place is in the protocol: parts come one after another. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { EXCHANGE_PART, type ExchangeType } from '../../../../domain/exchange.ts'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { callStore } from '../../../call-store.ts'
import { database } from '../../../db/connection.ts'
import { exchangeFiles } from '../../../db/schema.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { boundedBody } from '../../http/bounded-body.ts'
import { AppError } from '../../http/problem.ts'
import { countUploadedBytes } from '../../http/save-limits.ts'
import { writeBatch } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import type { ExchangeSession } from './session.ts'

/** Files of a session, and bytes of all of them. */
const MAX_FILES = 10_000
const MAX_BYTES = 200_000_000
const MAX_NAME_LENGTH = 200

export type ExchangeFile = typeof exchangeFiles.$inferSelect

/** @returns the normalized name, since 1C for Windows writes folders with a backslash; null for none, and for one that no file has */
export function fileNameOf(sent: string | undefined): string | null {
  const name = (sent ?? '')
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
  return name === '' || name.length > MAX_NAME_LENGTH || /\p{Cc}/u.test(name) ? null : name
}

const BEGINS_XML = /^(?:\ufeff)?\s*<\?xml\s/

/** A document begins with its declaration: after an interruption 1C sends the file from its beginning. */
const beginsAnew = (bytes: Uint8Array): boolean =>
  BEGINS_XML.test(new TextDecoder('latin1').decode(bytes.subarray(0, 64)).replace(/^ï»¿/, ''))

export const readExchangeFiles = (
  c: Context<ApiEnv>,
  { num }: ExchangeSession,
  type: ExchangeType,
): Promise<ExchangeFile[]> =>
  database(c.env.DB).select().from(exchangeFiles).where(sql`session = ${num} AND type = ${type}`).limit(MAX_FILES)

async function readPart(c: Context<ApiEnv>): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await boundedBody(c.req.raw.body, EXCHANGE_PART)
  if (!bytes) throw new AppError('body.too-large', 413)
  return new Uint8Array(bytes)
}

/**
 * A part that is the last one again is a request whose response was lost, and is not stored twice. What is stored and what the row says differ
 * only where a worker was killed between them: the part is then sent again, and overwrites itself.
 * @throws AppError 413 `body.too-large`; 409 `idempotency-key.overtaken` where two parts of a file come at once; 429 `rate.limited`; 503
 */
export async function takeExchangePart(
  c: Context<ApiEnv>,
  session: ExchangeSession,
  type: ExchangeType,
  name: string,
): Promise<void> {
  const bytes = await readPart(c)
  if (bytes.length === 0) return
  const digest = toHex(await sha256(bytes))
  const db = database(c.env.DB)
  const where = sql`session = ${session.num} AND type = ${type} AND name = ${name}`
  const [known] = await db.select().from(exchangeFiles).where(where)
  if (known?.digest === digest) return
  await countUploadedBytes(c, bytes.length, member(c))
  const isFirst = !known || beginsAnew(bytes)
  const parts = isFirst ? 0 : known.parts
  const size = (isFirst ? 0 : known.size) + bytes.length
  const key = `exchanges/${session.id}/${toHex(await sha256(`${type}/${name}`)).slice(0, 32)}`
  await callStore('R2 upload', () => c.env.FILES.put(`${key}/${parts}`, bytes))
  const hasRoom = sql`(SELECT coalesce(sum(size), 0) FROM exchange_files WHERE session = ${session.num} AND name <> ${name}) + ${size} <= ${MAX_BYTES}
    AND (SELECT count(*) FROM exchange_files WHERE session = ${session.num}) < ${MAX_FILES}`
  const isNext = known
    ? sql`EXISTS (SELECT 1 FROM exchange_files WHERE ${where} AND parts = ${known.parts} AND digest = ${known.digest})`
    : sql`NOT EXISTS (SELECT 1 FROM exchange_files WHERE ${where})`
  await writeBatch(c.env.DB, [
    refuseUnless(hasRoom, new AppError('file.too-large', 413)),
    refuseUnless(isNext, new AppError('idempotency-key.overtaken', 409)),
    sql`INSERT INTO exchange_files (session, type, name, key, parts, size, digest)
      VALUES (${session.num}, ${type}, ${name}, ${key}, ${parts + 1}, ${size}, ${digest})
      ON CONFLICT (session, type, name) DO UPDATE SET parts = excluded.parts, size = excluded.size, digest = excluded.digest, asked = 0`,
  ])
}

/** @returns the bytes of a file, one part after another */
export async function* bytesOf({ env }: Context<ApiEnv>, { key, parts }: ExchangeFile): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part += 1) {
    const stored = await callStore('R2', () => env.FILES.get(`${key}/${part}`))
    if (!stored) throw new Error('a part of the exchange is not there')
    yield new Uint8Array(await stored.arrayBuffer())
  }
}
