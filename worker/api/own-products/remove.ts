/** Deleting a product, and undoing that. Meanwhile it is archived: nothing shows it, and its search text finds nothing. */
import type { Context } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { member } from '../access/viewer.ts'
import { knownId } from '../id.ts'
import { AppError } from '../problem.ts'
import { RESTORABLE_FOR } from '../restorable.ts'
import { askReview, withdrawReview } from '../reviews/queries.ts'
import type { Write } from '../writes/commit.ts'
import { type Edit, editProduct, ownProduct, UNKNOWN } from './edit.ts'
import { type OwnRow, type ProductRow, readDeleted } from './queries.ts'

/** @throws AppError 404 `product.unknown` */
export async function removeProduct(c: Context<Env>): Promise<{ before: ProductRow; writes: Write[] }> {
  const own = await ownProduct(c)
  const now = Date.now()
  const change = { status: 'archived', deletedAt: now, deletedStatus: own.row.status } as const
  const { writes } = editProduct(c, own, change)
  return { before: own.row, writes: [...writes, withdrawReview('product', own.row.num, now)] }
}

/** As it was; a product that was for sale is not while its company is away. */
function restored({ row, companyStatus }: OwnRow) {
  const status = row.deletedStatus ?? 'draft'
  const isAway = status === 'published' && companyStatus !== 'active'
  return {
    deletedAt: null,
    deletedStatus: null,
    ...(isAway ? { status: 'hidden' as const, suspended: true } : { status }),
  }
}

/** @throws AppError 404 `product.unknown` where there is nothing to restore */
export async function restoreProduct(c: Context<Env>): Promise<Edit> {
  const [db, company, now] = [database(c.env.DB), member(c).organization.num, Date.now()]
  const id = knownId(c.req.param('id') ?? '', UNKNOWN)
  const own = await readDeleted(db, company, id, now - RESTORABLE_FOR)
  if (!own) throw new AppError(UNKNOWN, 404)
  const change = restored(own)
  const { after, writes } = editProduct(c, own, change)
  const asked = change.status === 'moderation' ? [askReview('product', own.row.num, {}, now)] : []
  return { after, writes: [...writes, ...asked] }
}
