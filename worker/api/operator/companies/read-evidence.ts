import { sql } from 'drizzle-orm'
import type { DeskCompanyDetails } from '../../../../domain/contract/desk-companies.ts'
import type { Database } from '../../../db/connection.ts'
import { fileUrl } from '../../public/pictures.ts'

type Row = Omit<DeskCompanyDetails['evidence'][number], 'url'>

/** @returns the files of all facts of a company, in the order of attaching */
export async function readEvidence(db: Database, company: number): Promise<DeskCompanyDetails['evidence']> {
  const rows = await db.all<Row>(sql`SELECT e.fact, f.id, f.name, f.type, f.size
    FROM evidence_files AS e CROSS JOIN files AS f ON f.id = e.file WHERE e.company = ${company} ORDER BY e.fact, e.created_at, f.id`)
  return rows.map((row) => ({ ...row, url: fileUrl(row.id) }))
}
