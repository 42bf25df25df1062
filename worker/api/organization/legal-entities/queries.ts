import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { LegalEntity } from '../../../../domain/contract/legal-entities.ts'
import type { Database } from '../../../db/connection.ts'
import { legalEntities } from '../../../db/schema.ts'
import { AppError } from '../../http/problem.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'
import { isRestorable } from '../restorable.ts'

export type LegalEntityRow = typeof legalEntities.$inferSelect

const MAX_LEGAL_ENTITIES = 30

const alive = (company: number) => and(eq(legalEntities.company, company), isNull(legalEntities.deletedAt))

export const listLegalEntities = (db: Database, company: number) =>
  db.select().from(legalEntities).where(alive(company)).orderBy(desc(legalEntities.main), legalEntities.num)

const readWhere = (db: Database, id: string, condition: SQL | undefined) =>
  db
    .select()
    .from(legalEntities)
    .where(and(eq(legalEntities.id, id), condition))
    .get()

export const readLegalEntity = (db: Database, company: number, id: string) => readWhere(db, id, alive(company))

/** A deleted entity that can still be restored. */
export const readDeletedEntity = (db: Database, company: number, id: string, now: number) =>
  readWhere(db, id, and(eq(legalEntities.company, company), isRestorable(legalEntities.deletedAt, now)))

/** An organization's other entities, for a statement. */
const others = (company: number, id: string): SQL =>
  sql`FROM legal_entities WHERE company = ${company} AND deleted_at IS NULL AND id <> ${id}`

/** @returns the refusals 409 `legal-entity.exists` and `legal-entity.too-many`. */
export const refuseSaving = ({ company, id, taxNumber, kpp }: NewRow): Refusal[] => [
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 ${others(company, id)} AND tax_number = ${taxNumber} AND kpp = ${kpp})`,
    new AppError('legal-entity.exists', 409),
  ),
  refuseUnless(
    sql`(SELECT count(*) ${others(company, id)}) < ${MAX_LEGAL_ENTITIES}`,
    new AppError('legal-entity.too-many', 409),
  ),
]

type NewRow = Omit<LegalEntityRow, 'num'>

/** Runs before another entity becomes the main one, since there is one at most. */
export const unsetMain = (db: Database, company: number) =>
  db
    .update(legalEntities)
    .set({ main: false })
    .where(and(alive(company), eq(legalEntities.main, true)))

/** Whether an organization has no other entity: then this one is the main one, whatever was sent. */
export const isOnly = async (db: Database, company: number, id: string): Promise<boolean> =>
  (await db.get(sql`SELECT 1 ${others(company, id)} LIMIT 1`)) === undefined

export const updateLegalEntity = (db: Database, { num, ...row }: LegalEntityRow) =>
  db.update(legalEntities).set(row).where(eq(legalEntities.num, num))

/** @returns the refusal 409 `legal-entity.main` for the main one while there are others: one of those has to become the main one first. */
export const refuseDeletingMain = ({ company, id }: LegalEntityRow): Refusal =>
  refuseUnless(
    sql`NOT (SELECT main FROM legal_entities WHERE id = ${id}) OR NOT EXISTS (SELECT 1 ${others(company, id)})`,
    new AppError('legal-entity.main', 409),
  )

export const toLegalEntity = (row: NewRow): LegalEntity => ({
  id: row.id,
  fullName: row.fullName,
  shortName: row.shortName,
  country: row.country,
  taxNumber: row.taxNumber,
  kpp: row.kpp,
  ogrn: row.ogrn,
  address: row.address,
  bank: row.bank,
  main: row.main,
  version: row.version,
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
})
