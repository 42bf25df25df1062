import type { D1Database } from '@cloudflare/workers-types'
import { CLASSIFIERS } from '../domain/classifier/compact.ts'

const SEEDED = `SELECT EXISTS (SELECT 1 FROM categories) AND EXISTS (SELECT 1 FROM parameters) AND NOT EXISTS (SELECT 1 FROM bulk_load)
  AND (SELECT count(DISTINCT tree) FROM code_editions WHERE current = 1) = ? AS yes`

/** @returns whether `seedIfEmpty` would add nothing, so that the seed, a second of processor time, need not be read at all. */
export const isSeeded = async (db: D1Database): Promise<boolean> =>
  (await db.prepare(SEEDED).bind(CLASSIFIERS.length).first('yes')) === 1
