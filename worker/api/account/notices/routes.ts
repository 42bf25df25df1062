/** /api/profile/notices: what has happened, as its person finds it on the site. */
import { Hono } from 'hono'
import { NoticeList, NoticeRead, NoticeReading, NoticesQuery } from '../../../../domain/contract/notices.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { markRead, readNotice, readNotices } from './queries.ts'

const TAG = 'notices'

export const ownNotices = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'What has happened, latest first', NoticeList),
    requires('account.read'),
    query(NoticesQuery),
    async (c) => c.json(await readNotices(c.env, signedIn(c).num, c.req.valid('query'), c.var.locale)),
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Marks a notice as read, or all up to it',
      { 200: NoticeRead },
      { 404: 'No such notice: `notice.unknown`' },
    ),
    requires('account.edit'),
    body(NoticeReading),
    async (c) => {
      const { num: user } = signedIn(c)
      const { num } = await loadOwn(c, 'notice.unknown', (db, id) => readNotice(db, user, id))
      const { earlier, read } = c.req.valid('json')
      const body = { data: { id: c.req.param('id'), read } }
      return commit(c, [markRead(user, num, earlier, Date.now())], { status: 200, body })
    },
  )
