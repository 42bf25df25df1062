import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { LegalEntry } from '../../../../domain/contract/legal-entities.ts'
import type { Start } from '../../../../domain/contract/onboarding.ts'
import { taxCountry } from '../../../../domain/contract/tax-number-input.ts'
import type { Text } from '../../../../domain/text.ts'
import { writtenLanguage } from '../../../../domain/written-language.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { legalEntities } from '../../../db/schema.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { invalidInput } from '../../http/problem.ts'
import type { Refusal, Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { createCompany } from '../../organization/company/create.ts'
import { lookUp } from '../legal-entity-lookup/look-up.ts'

/** Stores the name in the language it was typed in (docs/behaviour.md, "Language of typed names"); a register's is its country's. */
function namesOf(c: Context<ApiEnv>, { name, taxNumber }: Start, entry: LegalEntry | null): Text {
  if (name !== '') return { [writtenLanguage(name, c.var.locale)]: name }
  const registered = entry?.shortName || entry?.fullName || ''
  return taxCountry(taxNumber) === 'CN' ? { zh: registered } : { ru: registered }
}

/** After the refusals of the number, such as that it is taken: then no name is needed. */
const refuseNameless = (names: Text): Refusal =>
  refuseUnless(
    sql`${Object.values(names).join('')} <> ''`,
    invalidInput([{ path: 'name', code: 'required', message: 'Nothing is known of this number: a name is needed' }]),
  )

/** Where the register or the database knows the number, its entity becomes the organization's main one. */
const mainEntity = (c: Context<ApiEnv>, company: string, entry: LegalEntry): Write => {
  const now = Date.now()
  return database(c.env.DB)
    .insert(legalEntities)
    .values({
      ...entry,
      id: newId(now),
      company: sql`(SELECT num FROM companies WHERE id = ${company})`,
      bank: null,
      main: true,
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
}

/** @returns the id of the new organization, and the writes that create it */
export async function startOrganization(c: Context<ApiEnv>, input: Start): Promise<{ id: string; writes: Write[] }> {
  const { taxNumber, kpp, kind } = input
  const entry = await lookUp(c, taxNumber, kpp)
  const country = taxCountry(taxNumber)
  const names = namesOf(c, input, entry)
  const currency = country === 'CN' ? 'CNY' : 'RUB'
  const { row, writes } = createCompany(c, { kind, names, country, city: {}, taxNumber, currency })
  return {
    id: row.id,
    writes: [...writes, refuseNameless(names), ...(entry ? [mainEntity(c, row.id, entry)] : [])],
  }
}
