import { read } from '../../../domain/page-error.ts'
import type { PersonalContext } from '../../app/page/personal-load.ts'

/** @returns how many favourites the account has */
export async function favouriteCount({ own, i18n: { locale } }: PersonalContext): Promise<number> {
  const ids = await own.get('/api/profile/favourites/ids')
  if (ids.status !== 403) return (await read(Promise.resolve(ids))).data.length
  // An operator who sees the page in the person's place gets no ids, which a device would keep as its own.
  return (await read(own.get('/api/profile/favourites', { query: { locale } }))).meta.total
}
