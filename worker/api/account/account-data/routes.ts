import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { CodeSent, codeSent, TypedCode } from '../../../../domain/contract/auth.ts'
import type { Login } from '../../../../domain/login.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { unlessViewing } from '../../http/access/unless-viewing.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit, writeAll } from '../../http/writes/commit.ts'
import { applySuspensionsSoon } from '../../organization/suspension.ts'
import { sessionOwner } from '../auth/code-owner.ts'
import { checkLoginCode, sendCode } from '../auth/login-code.ts'
import type { Subject } from '../auth/one-time-code.ts'
import { noticeAddress } from '../auth/security-notices.ts'
import { eraseAccount } from './erase.ts'
import { personWith } from './person.ts'
import { archiveOf } from './personal-tables.ts'

const TAG = 'profile'
const Archive = v.object({ data: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))) })
const Confirmation = v.object({ code: TypedCode })

/** A deletion needs a code of its own: one sent for signing in is not accepted. */
const subjectOf = (id: string): Subject => `erase ${id}`

async function mainContact(c: Context<ApiEnv>): Promise<Login> {
  const to = await noticeAddress(database(c.env.DB), signedIn(c).num)
  if (!to) throw new AppError('contact.last', 409)
  return to
}

export const accountData = new Hono<ApiEnv>()
  .get(
    '/archive',
    describeGet(TAG, 'All data that is stored about the signed-in user', Archive),
    requires('account.read'),
    unlessViewing,
    async (c) => {
      const data = await archiveOf(database(c.env.DB), signedIn(c).num)
      c.header('Content-Disposition', 'attachment; filename="my-data.json"')
      return c.json({ data })
    },
  )
  .post(
    '/erasure-code',
    describeWrite(
      TAG,
      'Sends the code without which an account is not deleted',
      { 200: CodeSent },
      { 429: 'Too often', 503: 'The code could not be sent' },
    ),
    requires('account.edit'),
    async (c) => {
      const to = await mainContact(c)
      const viewer = signedIn(c)
      const owner = sessionOwner(viewer, true)
      await sendCode(c, { to, subject: subjectOf(viewer.id), owner, name: 'erasure', locale: viewer.locale })
      return commit(c, [], { status: 200, body: { data: codeSent(to) } })
    },
  )
  .delete(
    '/',
    describeRepeatable(
      TAG,
      'Deletes the account for good, with all data about its owner',
      { 204: null },
      { 409: 'Others work there, and none of them is an owner: `owner.last`', 429: 'No attempt left' },
    ),
    requires('account.edit'),
    body(Confirmation),
    async (c) => {
      const viewer = signedIn(c)
      const to = await mainContact(c)
      const useCode = await checkLoginCode(
        c,
        { to, subject: subjectOf(viewer.id), owner: sessionOwner(viewer, true) },
        c.req.valid('json').code,
      )
      const person = await personWith(database(c.env.DB), viewer)
      await writeAll(c, [...useCode, ...eraseAccount(person, Date.now())])
      await applySuspensionsSoon(c)
      return c.body(null, 204)
    },
  )
