import type { Context } from 'hono'
import type { EdgeEnv } from '../../edge-env.ts'

/** What a list's address has after it where an export is requested. */
export const SUFFIX = /\.(json|csv|atom)$/

/** Whether an export is requested: '/ru/catalog.csv'. */
export const isExport = (c: Context<EdgeEnv>): boolean => SUFFIX.test(c.var.resolved.path)
