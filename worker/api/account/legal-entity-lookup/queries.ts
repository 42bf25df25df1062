import { sql } from 'drizzle-orm'
import type { LegalEntry } from '../../../../domain/contract/legal-entities.ts'
import { approvedStatus } from '../../../db/approved-status.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, legalEntities } from '../../../db/schema.ts'
import { localized } from '../../http/locale.ts'

const selectEntities = (db: Database, taxNumber: string, kpp: string | undefined) =>
  db
    .select({
      fullName: legalEntities.fullName,
      shortName: legalEntities.shortName,
      country: legalEntities.country,
      taxNumber: legalEntities.taxNumber,
      kpp: legalEntities.kpp,
      ogrn: legalEntities.ogrn,
      address: legalEntities.address,
    })
    .from(legalEntities)
    .where(
      sql`${legalEntities.taxNumber} = ${taxNumber} AND (${kpp ?? null} IS NULL OR ${legalEntities.kpp} = ${kpp ?? null})
        AND ${legalEntities.deletedAt} IS NULL
        AND EXISTS (SELECT 1 FROM companies WHERE num = ${legalEntities.company} AND tax_number = ${taxNumber}
          AND verified = 1 AND ${approvedStatus(sql`status`)})`,
    )
    .orderBy(sql`${legalEntities.main} DESC, ${legalEntities.num}`)
    .limit(1)

const selectCompanies = (db: Database, taxNumber: string) =>
  db
    .select({ names: companies.names, country: companies.country, address: companies.address })
    .from(companies)
    .where(sql`${companies.taxNumber} = ${taxNumber} AND ${companies.verified} AND ${approvedStatus(companies.status)}`)
    .limit(1)

/** @returns the data of an entity, from verified companies alone: anyone can type in a number that is not theirs */
export async function findKnownEntity(
  db: Database,
  taxNumber: string,
  kpp: string | undefined,
): Promise<LegalEntry | null> {
  const [[entity], [company]] = await db.batch([selectEntities(db, taxNumber, kpp), selectCompanies(db, taxNumber)])
  if (entity) return entity
  if (!company) return null
  const { names, country, address } = company
  const language = country === 'CN' ? 'zh' : 'ru'
  const name = localized(names, language).text
  return {
    fullName: name,
    shortName: name,
    country,
    taxNumber,
    kpp: kpp ?? '',
    ogrn: '',
    address: localized(address, language).text,
  }
}
