/** PATCH /api/profile/company: input as columns of the row. */

import type { FreightRoute } from '../../../../domain/contract/freight-routes.ts'
import type { CompanyChange } from '../../../../domain/contract/organization-company.ts'
import type { Issue } from '../../../../domain/contract/problem.ts'
import { isKnownPlace } from '../../../../domain/places/place-code.ts'
import { invalidInput } from '../../http/problem.ts'
import { reorder } from '../reorder.ts'
import { type CompanyRowChange, withholdIdentity } from './identity.ts'
import type { CompanyRow } from './queries.ts'

const ANOTHER_ORDER = { path: 'photos', message: 'The same photos in another order' }

const ENDS = ['from', 'to'] as const

/** @throws AppError 422 `input.invalid` naming the ends that are not known places */
function refuseUnknownPlaces(routes: readonly FreightRoute[]): void {
  const errors = routes.flatMap((route, at): Issue[] =>
    ENDS.filter((end) => route[end] !== null && !isKnownPlace(route[end])).map((end) => ({
      path: `routes.${at}.${end}`,
      code: 'unknown',
      message: 'No such place',
    })),
  )
  if (errors.length > 0) throw invalidInput(errors)
}

/**
 * @returns the columns that change; services have a table of their own
 * @throws AppError 422 `input.invalid` where `photos` does not have each photo of the company exactly once, and for an unknown place
 */
export function toCompanyRowChange(row: CompanyRow, change: CompanyChange): CompanyRowChange {
  const { coordinates, services: _, photos, ...columns } = change
  refuseUnknownPlaces(change.routes ?? [])
  return withholdIdentity(row, {
    ...columns,
    ...(coordinates !== undefined && {
      latitude: coordinates?.latitude ?? null,
      longitude: coordinates?.longitude ?? null,
    }),
    ...(photos && { photos: reorder(row.photos, ({ id }) => id, photos, ANOTHER_ORDER) }),
  })
}
