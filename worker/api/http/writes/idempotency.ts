/** Idempotency-Key (docs/behaviour.md, "Idempotency"): the same key again gets the same response, and writes nothing. */
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { database } from '../../../db/connection.ts'
import { idempotency, type KeptHeaders } from '../../../db/schema.ts'
import type { ApiEnv } from '../api-env.ts'
import { AppError } from '../problem.ts'
import { messages } from './refusal.ts'

const METHODS = ['POST', 'PATCH']
/** Visitors without an account share a scope, so a key must be too long to be guessed. */
const SHAPE = /^[\x21-\x7e]{16,200}$/

/** A write with an Idempotency-Key. */
export interface Once {
  /** Id of the user, '' for a visitor without an account. */
  scope: string
  key: string
  /** Hash of method, path and body. */
  request: string
}

/** Of an upload only the length is hashed: reading it here would hold the whole file in memory. */
async function requestHash(c: Context<ApiEnv>): Promise<string> {
  const upload = c.req.header('Content-Type')?.startsWith('multipart/')
  const body = upload ? (c.req.header('Content-Length') ?? '') : await c.req.text()
  return toHex(await sha256(`${c.req.method} ${c.req.path}\n${body}`))
}

/** @throws AppError 422 `idempotency-key.invalid` */
export async function readOnce(c: Context<ApiEnv>): Promise<Once | null> {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined || !METHODS.includes(c.req.method)) return null
  if (!SHAPE.test(key)) throw new AppError('idempotency-key.invalid', 422)
  const { viewer } = c.var
  const scope = viewer && viewer.role !== 'ANONIM' ? viewer.id : ''
  return { scope, key, request: await requestHash(c) }
}

/**
 * @returns the stored response to this key, null where there is none.
 * @throws AppError 422 `idempotency-key.reused` where the key came with another request.
 */
export async function readStoredResponse(c: Context<ApiEnv>, { scope, key, request }: Once) {
  const row = and(eq(idempotency.scope, scope), eq(idempotency.key, key))
  const [kept] = await database(c.env.DB).select().from(idempotency).where(row)
  if (kept && kept.request !== request) throw new AppError('idempotency-key.reused', 422)
  return kept ?? null
}

/**
 * Looks at the Idempotency-Key of a request, for `requires`.
 * @returns the response to the first request with this key; null where this is the first: `commit` then stores its response.
 */
export async function responseOfRepeat(c: Context<ApiEnv>): Promise<Response | null> {
  const once = await readOnce(c)
  if (!once) return null
  c.set('once', once)
  return toResponse(await readStoredResponse(c, once))
}

/**
 * A second request with a key may run beside the first, and fail because of what the first has changed: the version, a code that
 * is used up. What it asked for is done, so it gets the response of the first.
 * @returns null where this request failed by itself
 */
export async function responseOfFirst(c: Context<ApiEnv>): Promise<Response | null> {
  const { once } = c.var
  return once && c.res.status >= 400 ? toResponse(await readStoredResponse(c, once)) : null
}

function toResponse(kept: Awaited<ReturnType<typeof readStoredResponse>>): Response | null {
  if (!kept) return null
  const headers = { ...kept.headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return new Response(kept.body, { status: kept.status, headers })
}

/** The statement that stores a response; it fails where another request with this key was faster. */
export const storeResponse = (
  c: Context<ApiEnv>,
  once: Once,
  answer: { status: number; body: unknown; headers?: KeptHeaders },
) =>
  database(c.env.DB)
    .insert(idempotency)
    .values({
      ...once,
      status: answer.status,
      headers: answer.headers ?? {},
      body: JSON.stringify(answer.body),
      createdAt: Date.now(),
    })

/** Whether a batch failed because the same key was written by another request meanwhile. */
export const wasOvertaken = (error: unknown): boolean =>
  messages(error).includes('UNIQUE constraint failed: idempotency.scope')
