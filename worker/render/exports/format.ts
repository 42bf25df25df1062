import type { Context } from 'hono'
import type { EdgeEnv } from '../../edge-env.ts'

/** The ending of a list's address that requests an export. */
export const SUFFIX = /\.(json|csv|xlsx|atom)$/

/** Whether an export is requested: '/ru/catalog.csv'. */
export const isExport = (c: Context<EdgeEnv>): boolean => SUFFIX.test(c.var.resolved.path)
