import { read } from '../../../domain/page-error.ts'
import type { PersonalContext } from '../../app/page/personal-load.ts'

/** @returns how many favourites the account has */
export async function favouriteCount({ own, i18n: { locale } }: PersonalContext): Promise<number> {
  const ids = await own.get('/api/profile/favourites/ids')
  if (ids.status !== 403) return (await read(Promise.resolve(ids))).data.length
  // An operator who views the site as this person gets no ids, since the device would store them as the operator's own.
  return (await read(own.get('/api/profile/favourites', { query: { locale } }))).meta.total
}
