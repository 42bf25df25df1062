import type { Context } from 'hono'
import { database } from '../../../db/connection.ts'
import type { ReviewKind } from '../../../db/schema.ts'
import { log } from '../../../observe/log.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { inBackground } from '../../http/background.ts'
import { markSeen } from '../reviews/queries.ts'

interface QueuePage {
  data: { id: string; askedAt: string | null }[]
}

/**
 * Marks the page's open reviews as seen, after the response; a failure is only logged, since the next view of the page marks them again.
 * @returns the same page, whose open reviews count as seen where the query says that it is shown to a moderator
 */
export async function markedAsSeen<Page extends QueuePage>(
  c: Context<ApiEnv>,
  kind: ReviewKind,
  page: Page,
): Promise<Page> {
  const { requestId } = c.var
  const open = page.data.flatMap(({ id, askedAt }) => (askedAt === null ? [] : [id]))
  if (c.req.query('seen') !== '1' || open.length === 0) return page
  const marked = markSeen(database(c.env.DB), kind, open, Date.now())
  await inBackground(
    c,
    marked.then(
      () => undefined,
      (error: unknown) => log('warn', 'seen reviews', { requestId }, error),
    ),
  )
  return page
}
