/** Calls from the edge in the same process: the handler's value is handed over as it is, never written as JSON. */
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './api-env.ts'

interface HandedOver {
  /** Absent until a handler has responded with JSON. */
  value?: unknown
}

/** Requests of callers who get the value. They are identified by the object, since a request from outside could copy any header. */
const calls = new WeakMap<Request, HandedOver>()

/** Whether the caller gets the value itself: then the response has no bytes, and an ETag of them would be wrong. */
export const isInProcess = (request: Request): boolean => calls.has(request)

/** Lets handlers respond with `c.json(value)` to either kind of caller. */
export const handOverValue = createMiddleware<ApiEnv>(async function handOverValue(c, next) {
  const handed = calls.get(c.req.raw)
  if (handed) {
    const { json } = c
    Reflect.set(c, 'json', (value: unknown, ...head: unknown[]) => {
      handed.value = value
      return Reflect.apply(json, c, [null, ...head])
    })
  }
  await next()
})

/**
 * Sends a GET to the API in this process.
 * @param send the API's `fetch`
 * @returns its response, whose `json()` resolves to the handler's own value: neither side may change it. A failure has its
 *   problem as JSON, as for every caller.
 */
export async function fetchValue(send: (request: Request) => Promise<Response>, request: Request): Promise<Response> {
  const handed: HandedOver = {}
  calls.set(request, handed)
  const response = await send(request)
  return 'value' in handed && response.ok
    ? Object.defineProperty(response, 'json', { value: async () => handed.value })
    : response
}
