import type { HonoRequest } from 'hono'
import { EXCHANGE_PATH } from '../../../domain/exchange.ts'

/** Whether a request's body is a file, which its handler reads in pieces and up to a limit of its own. */
export const isStreamed = (request: HonoRequest): boolean =>
  request.path === EXCHANGE_PATH || (request.header('Content-Type')?.startsWith('multipart/') ?? false)
