import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import { requestId } from 'hono/request-id'
import { isFromEdge } from '../client.ts'
import type { ApiEnv } from './api-env.ts'
import { CATALOGUE, cacheControl } from './caching.ts'
import { handOverValue, isInProcess } from './in-process.ts'
import { responseLocale } from './locale.ts'
import { problem } from './problem.ts'
import { isStreamed } from './streamed-body.ts'

/** Bytes of a body; uploads have limits of their own. */
const MAX_BODY_BYTES = 256 * 1024

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => problem(c, { code: 'body.too-large', status: 413 }),
})

const limited: MiddlewareHandler<ApiEnv> = (c, next) => (isStreamed(c.req) ? next() : limitBody(c, next))

const tag = etag({ weak: true })

const tagged: MiddlewareHandler<ApiEnv> = (c, next) => (isInProcess(c.req.raw) ? next() : tag(c, next))

const edgeRequestId = requestId()
const ownRequestId = requestId({ headerName: '' })

/** The edge sends the id that it logs itself; anyone else's could be another request's. */
export const requestIdOfCall: MiddlewareHandler<ApiEnv> = async (c, next) =>
  (await isFromEdge(c)) ? edgeRequestId(c, next) : ownRequestId(c, next)

/** The middleware of every call of the API, in this order, once it has an id. */
export const everyCall = [limited, tagged, handOverValue, responseLocale, cacheControl(CATALOGUE)] as const
