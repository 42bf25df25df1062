import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'
import { reportResponse } from '../observe/events.ts'

/** Reports in `Server-Timing` where a request's time went. The Workers clock only advances with I/O: figures are waits, not CPU. */
export const serverTiming = createMiddleware<EdgeEnv>(async function serverTiming(c, next) {
  const timings: Record<string, number> = {}
  c.set('timings', timings)
  const start = Date.now()
  await next()
  timings.total = Date.now() - start
  const text = Object.entries(timings).map(([name, milliseconds]) => `${name};dur=${milliseconds}`)
  c.res.headers.set('Server-Timing', text.join(', '))
  reportResponse(c, timings)
})

/** Runs a step and adds its duration in milliseconds to the request's timings under `name`. */
export async function timed<Value>(
  timings: Record<string, number>,
  name: string,
  step: () => Promise<Value>,
): Promise<Value> {
  const start = Date.now()
  try {
    return await step()
  } finally {
    timings[name] = (timings[name] ?? 0) + Date.now() - start
  }
}
