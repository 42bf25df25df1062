/** PATCH /api/profile/company: input as columns of the row. */

import type { CompanyChange } from '../../../../domain/contract/organization-company.ts'
import { reorder } from '../reorder.ts'
import { type RowChange, withholdIdentity } from './identity.ts'
import type { CompanyRow } from './queries.ts'

const ANOTHER_ORDER = { path: 'photos', message: 'The same photos in another order' }

/**
 * @returns the columns that change; services have a table of their own
 * @throws AppError 422 `input.invalid` where `photos` does not have each photo of the company exactly once
 */
export function toRowChange(row: CompanyRow, change: CompanyChange): RowChange {
  const { coordinates, services: _, photos, ...columns } = change
  return withholdIdentity(row, {
    ...columns,
    ...(coordinates !== undefined && {
      latitude: coordinates?.latitude ?? null,
      longitude: coordinates?.longitude ?? null,
    }),
    ...(photos && { photos: reorder(row.photos, ({ id }) => id, photos, ANOTHER_ORDER) }),
  })
}
