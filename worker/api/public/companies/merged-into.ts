import { sql } from 'drizzle-orm'
import type { CompanyKind } from '../../../../domain/company-kinds.ts'
import type { Database } from '../../../db/connection.ts'

interface Current {
  id: string
  slug: string
  kind: CompanyKind
}

/** @returns the public company that this one was merged into; undefined where there is none (docs/behaviour.md, "Merged companies") */
export const readMergedInto = (db: Database, id: string) =>
  db.get<Current | undefined>(sql`SELECT t.id, t.slug, t.kind FROM companies AS c
    CROSS JOIN company_merges AS m ON m.company = c.num CROSS JOIN companies AS t ON t.num = m.target AND t.status = 'active'
    WHERE c.id = ${id}`)
