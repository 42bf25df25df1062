import type { Context } from 'hono'
import type { EdgeEnv } from '../../edge-env.ts'

/** The ending of a list's address that requests an export; the longer of two endings comes first. */
export const SUFFIX = /\.(feed\.json|json|csv|xlsx|atom)$/

/** Whether an export is requested: '/ru/catalog.csv'. */
export const isExport = (c: Context<EdgeEnv>): boolean => SUFFIX.test(c.var.resolved.path)
