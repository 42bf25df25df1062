/**
 * Idempotency-Key (docs/behaviour.md, "Idempotency"): the same key again gets the same response, and writes nothing.
 */
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { database } from '../../../db/connection.ts'
import { idempotency, type StoredHeaders } from '../../../db/schema.ts'
import { errorMessages } from '../../../error-messages.ts'
import type { ApiEnv } from '../api-env.ts'
import { AppError } from '../problem.ts'

const METHODS = ['POST', 'PATCH']
/** Visitors without an account share a scope, so a key must be too long to guess. */
const SHAPE = /^[\x21-\x7e]{16,200}$/

/** A write with an Idempotency-Key. */
export interface Once {
  /** Id of the user; '' for a visitor without an account. */
  scope: string
  key: string
  /** Hash of method, path and body; '' for an upload until its content has been read. */
  request: string
}

const requestHash = async ({ req }: Context<ApiEnv>, content: string): Promise<string> =>
  toHex(await sha256(`${req.method} ${req.path}\n${content}`))

/** Reading the body of an upload here would hold the whole file in memory. */
const isUpload = (c: Context<ApiEnv>): boolean => c.req.header('Content-Type')?.startsWith('multipart/') ?? false

/** @throws AppError 422 `idempotency-key.invalid` */
export async function readOnce(c: Context<ApiEnv>): Promise<Once | null> {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined || !(c.var.takesKey || METHODS.includes(c.req.method))) return null
  if (!SHAPE.test(key)) throw new AppError('idempotency-key.invalid', 422)
  const { viewer } = c.var
  const scope = viewer && viewer.role !== 'ANONIM' ? viewer.id : ''
  return { scope, key, request: isUpload(c) ? '' : await requestHash(c, await c.req.text()) }
}

/**
 * @returns the stored response to this key; null where there is none
 * @throws AppError 422 `idempotency-key.reused` where the key came with another request
 */
export async function readStoredResponse(c: Context<ApiEnv>, { scope, key, request }: Once) {
  const row = and(eq(idempotency.scope, scope), eq(idempotency.key, key))
  const [stored] = await database(c.env.DB).select().from(idempotency).where(row)
  if (stored && stored.request !== request) throw new AppError('idempotency-key.reused', 422)
  return stored ?? null
}

/**
 * Checks the Idempotency-Key of a request, for `requires`.
 * @returns the stored response to an earlier request with this key; null for the first one, whose response `commit`
 *   stores
 */
export async function responseOfRepeat(c: Context<ApiEnv>): Promise<Response | null> {
  const once = await readOnce(c)
  if (!once) return null
  c.set('once', once)
  return isRead(once) ? toResponse(await readStoredResponse(c, once)) : null
}

/** Whether the content of the request is known, so that it can be compared with an earlier one. */
const isRead = ({ request }: Once): boolean => request !== ''

/**
 * As `responseOfRepeat` for an upload, once its content has been read.
 * @param content name and digest of the file
 * @throws AppError 422 `idempotency-key.reused` where the key came with another file
 */
export async function responseOfRepeatedUpload(c: Context<ApiEnv>, content: string): Promise<Response | null> {
  const { once } = c.var
  if (!once) return null
  const read = { ...once, request: await requestHash(c, content) }
  c.set('once', read)
  return toResponse(await readStoredResponse(c, read))
}

/**
 * Of two concurrent requests with one key, the second may fail because of what the first has changed: the version, or a
 * one-time code. Its purpose is achieved, so it gets the first one's response.
 * @returns null where no other request with this key has succeeded
 */
export async function responseOfFirst(c: Context<ApiEnv>): Promise<Response | null> {
  const { once } = c.var
  return once && isRead(once) && c.res.status >= 400 ? toResponse(await readStoredResponse(c, once)) : null
}

function toResponse(stored: Awaited<ReturnType<typeof readStoredResponse>>): Response | null {
  if (!stored) return null
  const headers = { ...stored.headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return new Response(stored.body, { status: stored.status, headers })
}

/** The statement that stores a response; it fails where a concurrent request with this key was faster. */
export const storeResponse = (
  c: Context<ApiEnv>,
  once: Once,
  { status, body, headers = {} }: { status: number; body: unknown; headers?: StoredHeaders },
) =>
  database(c.env.DB)
    .insert(idempotency)
    .values({ ...once, status, headers, body: JSON.stringify(body), createdAt: Date.now() })

/** The statement that replaces the body of a response stored before. */
export const storeBody = (c: Context<ApiEnv>, { scope, key }: Once, body: unknown) =>
  database(c.env.DB)
    .update(idempotency)
    .set({ body: JSON.stringify(body) })
    .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)))

/** Whether a batch failed because a concurrent request stored a response under the same key. */
export const isConcurrentDuplicate = (error: unknown): boolean =>
  errorMessages(error).includes('UNIQUE constraint failed: idempotency.scope')
