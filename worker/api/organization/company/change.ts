/** PATCH /api/profile/company: what was sent as columns of the row. */

import type { CompanyChange } from '../../../../domain/contract/organization-company.ts'
import { namingText } from '../../../../domain/contract/wordings.ts'
import { slugify } from '../../../db/slug.ts'
import { invalidInput } from '../../http/problem.ts'
import type { RowChange } from './edit.ts'
import type { CompanyRow } from './queries.ts'

/** A register's entry was checked for a number: with another number nothing has been checked. */
const REGISTERED = 'registration'

function afterNewNumber({ verifications }: CompanyRow): RowChange {
  const kept = verifications.filter(({ fact }) => fact !== REGISTERED)
  return { verifications: kept, verified: false }
}

/** @throws AppError 422 `input.invalid` where the ids are not those of the photos there are, each once. */
function reordered({ photos }: CompanyRow, ids: string[]): RowChange {
  const ordered = ids.flatMap((id) => photos.filter((photo) => photo.id === id))
  const isOrder = new Set(ids).size === ids.length && ordered.length === photos.length && ids.length === photos.length
  if (isOrder) return { photos: ordered }
  const message = 'The same photos in another order'
  throw invalidInput([{ path: 'photos', code: 'choice', message }])
}

/** @returns the columns that a change comes to; services have a table of their own. */
export function toRowChange(row: CompanyRow, change: CompanyChange): RowChange {
  const { coordinates, services: _, photos, ...columns } = change
  const isNewNumber = change.taxNumber !== undefined && change.taxNumber !== row.taxNumber
  return {
    ...columns,
    ...(change.names && { slug: slugify(namingText(change.names)) }),
    ...(coordinates !== undefined && {
      latitude: coordinates?.latitude ?? null,
      longitude: coordinates?.longitude ?? null,
    }),
    ...(photos && reordered(row, photos)),
    ...(isNewNumber && afterNewNumber(row)),
  }
}
