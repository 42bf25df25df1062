import { RESTORABLE_FOR } from '../api/organization/restorable.ts'
import { HOUR, type Job } from './job.ts'

/** Products deleted by one run; the rest are deleted an hour later. */
const AT_ONCE = 500

/** Selects a JSON array of the numbers of products that were deleted too long ago to be restored. */
const GONE = `SELECT json_group_array(num) FROM (
  SELECT num FROM products WHERE deleted_at IS NOT NULL AND deleted_at < ?1 ORDER BY deleted_at LIMIT ${AT_ONCE})`

const THEIRS = 'IN (SELECT value FROM json_each(?1))'

/** Rows that refer to a product are deleted before it. */
const TAKE_AWAY = [
  `DELETE FROM favourites WHERE product ${THEIRS}`,
  `DELETE FROM file_uses WHERE kind = 'product' AND owner ${THEIRS}`,
  `DELETE FROM reviews WHERE kind = 'product' AND subject ${THEIRS}`,
  `DELETE FROM product_fts WHERE rowid ${THEIRS}`,
  `DELETE FROM products WHERE num ${THEIRS}`,
]

/** Permanently deletes products that can no longer be restored. */
export const deletedRows: Job = {
  name: 'deleted-rows',
  every: HOUR,
  async run({ DB }, now) {
    const before = now - RESTORABLE_FOR
    const nums = (await DB.prepare(GONE).bind(before).first<string>('json_group_array(num)')) ?? '[]'
    const entities = DB.prepare('DELETE FROM legal_entities WHERE deleted_at IS NOT NULL AND deleted_at < ?').bind(
      before,
    )
    const results = await DB.batch([...TAKE_AWAY.map((sql) => DB.prepare(sql).bind(nums)), entities])
    return `${JSON.parse(nums).length} products, ${results.at(-1)?.meta.changes ?? 0} legal entities`
  },
}
