/**
 * What the verification of a company proves: its names, country and tax number. A change of them waits for the moderators, and buyers
 * see what was verified until then (docs/behaviour.md, "Verified identity"): otherwise a company could take another's name after its
 * own was checked.
 */
import { IDENTITY } from '../../../../domain/contract/organization-company.ts'
import { namingText } from '../../../../domain/contract/wordings.ts'
import type { companies, WaitingIdentity } from '../../../db/schema.ts'
import { slugify } from '../../../db/slug.ts'

type CompanyRow = typeof companies.$inferSelect
export type CompanyRowChange = Partial<Omit<CompanyRow, 'num' | 'id' | 'version'>>

/** @returns the company as its members have written it, with what waits */
export const withWaiting = <Row extends Pick<CompanyRow, 'waiting'>>(row: Row): Row => ({ ...row, ...row.waiting })

/** @returns which fields wait for the moderators */
export const waitingFields = ({ waiting }: Pick<CompanyRow, 'waiting'>) =>
  IDENTITY.filter((field) => waiting?.[field] !== undefined)

/** A draft is reviewed as a whole before it is public, so no single field of it waits; a blocked company may be restored as it is. */
const isProven = ({ verified, status }: CompanyRow): boolean => verified && status !== 'draft' && status !== 'pending'

/** @returns the fields that differ from the verified ones; null where none do */
function changedFields(row: CompanyRow, { names, country, taxNumber }: WaitingIdentity): WaitingIdentity | null {
  const changed = {
    ...(names && JSON.stringify(names) !== JSON.stringify(row.names) && { names }),
    ...(country !== undefined && country !== row.country && { country }),
    ...(taxNumber !== undefined && taxNumber !== row.taxNumber && { taxNumber }),
  }
  return Object.keys(changed).length > 0 ? changed : null
}

/**
 * Adds the columns that follow from changed ones: the page's address contains the name, and the mark "verified" belonged to the former
 * number.
 */
function withFollowing(row: CompanyRow, change: CompanyRowChange): CompanyRowChange {
  const isNewNumber = change.taxNumber !== undefined && change.taxNumber !== row.taxNumber
  return {
    ...change,
    ...(change.names && { slug: slugify(namingText(change.names)) }),
    ...(isNewNumber && {
      verifications: row.verifications.filter(({ fact }) => fact !== 'registration'),
      verified: false,
    }),
  }
}

/** @returns the columns to write at once for a change that members want: changes of verified fields go to `waiting` */
export function withholdIdentity(row: CompanyRow, change: CompanyRowChange): CompanyRowChange {
  if (!isProven(row)) return withFollowing(row, row.waiting ? { ...row.waiting, ...change, waiting: null } : change)
  const { names, country, taxNumber, ...rest } = change
  const wanted = {
    ...row.waiting,
    ...(names && { names }),
    ...(country !== undefined && { country }),
    ...(taxNumber !== undefined && { taxNumber }),
  }
  return { ...rest, waiting: changedFields(row, wanted) }
}

/** @returns the waiting columns, which become public when moderators approve them; none where nothing waits */
export const approveIdentity = (row: CompanyRow): CompanyRowChange =>
  row.waiting ? withFollowing(row, { ...row.waiting, waiting: null }) : {}
