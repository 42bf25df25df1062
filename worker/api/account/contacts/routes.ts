import { type Context, Hono } from 'hono'
import { CodeSent, codeSent } from '../../../../domain/contract/auth.ts'
import {
  ContactChange,
  ContactCode,
  ContactCodeState,
  ContactList,
  ContactResponse,
  NewContact,
} from '../../../../domain/contract/contacts.ts'
import type { Login } from '../../../../domain/login.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { requires } from '../../http/access/requires.ts'
import { type SignedIn, signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { invalidInput } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit, writeAll } from '../../http/writes/commit.ts'
import { sessionOwner } from '../auth/code-owner.ts'
import { checkLoginCode, type LoginCode, sendCode, subjectFor } from '../auth/login-code.ts'
import { codeState, type Subject } from '../auth/one-time-code.ts'
import { parseLoginInput } from '../auth/parse-login-input.ts'
import { securityNotice } from '../auth/security-notices.ts'
import { selectContacts, toContact } from '../profile/queries.ts'
import { add, type ContactRow, makeMain, readContact, remove, storePending, verify } from './queries.ts'

/** A contact that no notice has failed to reach. */
const NO_UNSENT = { unsent: 0, unsentSince: null, unsentReason: null } as const
const TAG = 'contacts'
const UNKNOWN = 'contact.unknown'
const SENDING = { 429: 'Too often', 503: 'The code could not be sent' } as const

/** A code is bound to the contact and its value, so that after a change the old code cannot verify the new value. */
const subjectOf = (id: string, value: string): Subject => `contact ${id} ${value}`

/** The value to verify: the pending one, or the contact's own before it is verified. */
const unverified = ({ kind, value, pending }: ContactRow): Login => ({ kind, value: pending ?? value })

const ownContact = (c: Context<ApiEnv>): Promise<ContactRow> =>
  loadOwn(c, UNKNOWN, (db, id) => readContact(db, signedIn(c).num, id))

const codeOf = (viewer: SignedIn, id: string, to: Login): LoginCode => ({
  to,
  subject: subjectOf(id, to.value),
  owner: sessionOwner(viewer),
})

const send = (c: Context<ApiEnv>, viewer: SignedIn, id: string, to: Login) =>
  sendCode(c, { ...codeOf(viewer, id, to), name: 'confirmContact', locale: viewer.locale })

/**
 * Says at every login that the account had before what became of its contacts: the owner of an account that was taken over must
 * learn of it too.
 * @param before the contacts as they were
 */
async function noticeAll(
  c: Context<ApiEnv>,
  before: ContactRow[],
  name: 'contactChanged' | 'contactRemoved',
  contact: string,
): Promise<void> {
  const logins = before.filter(({ verifiedAt }) => verifiedAt !== null)
  await Promise.all(logins.map((to) => securityNotice(c, signedIn(c), name, { contact }, to)))
}

/** @throws AppError 422 where the new value is of the other kind: an address cannot replace a phone number */
function sameKind(row: ContactRow, login: Login): Login {
  if (login.kind === row.kind) return login
  throw invalidInput([{ path: 'value', code: 'kind', message: `Not of kind ${row.kind}` }])
}

export const contacts = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'E-mail addresses and phone numbers of one’s own', ContactList),
    requires('account.read'),
    async (c) => {
      const rows = await selectContacts(database(c.env.DB), signedIn(c).num)
      return c.json({ data: rows.map(toContact) })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds one, and sends a code there',
      { 201: ContactResponse },
      { 409: 'There already: `contact.exists`; or `contact.too-many`', ...SENDING },
    ),
    requires('account.edit'),
    body(NewContact),
    async (c) => {
      const viewer = signedIn(c)
      const login = parseLoginInput(c, 'value', c.req.valid('json').value)
      const id = newId()
      const now = Date.now()
      const row = {
        id,
        user: viewer.num,
        ...login,
        pending: null,
        verifiedAt: null,
        main: false,
        createdAt: now,
        ...NO_UNSENT,
      }
      await send(c, viewer, id, login)
      const data = toContact({ ...row, num: 0 })
      return commit(c, add(database(c.env.DB), row), { status: 201, body: { data } })
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Makes it the main one of its kind, or sends a code to what it is to become',
      { 200: ContactResponse },
      { 404: 'No such id', 409: '`contact.exists`, `contact.unverified`', ...SENDING },
    ),
    requires('account.edit'),
    body(ContactChange),
    async (c) => {
      const db = database(c.env.DB)
      const row = await ownContact(c)
      const { value } = c.req.valid('json')
      if (value === undefined) {
        return commit(c, makeMain(db, row), { status: 200, body: { data: toContact({ ...row, main: true }) } })
      }
      const login = sameKind(row, parseLoginInput(c, 'value', value))
      await send(c, signedIn(c), row.id, login)
      const data = toContact({ ...row, pending: login.value })
      return commit(c, storePending(db, row, login), { status: 200, body: { data } })
    },
  )
  .get(
    '/:id/code',
    describeGet(TAG, 'When another code may be sent, and how often this one may be tried', ContactCodeState, {
      unknown: true,
    }),
    requires('account.read'),
    async (c) => {
      const row = await ownContact(c)
      return c.json({ data: await codeState(c, subjectFor(codeOf(signedIn(c), row.id, unverified(row)))) })
    },
  )
  .post(
    '/:id/send-code',
    describeWrite(TAG, 'Sends another code', { 200: CodeSent }, { 404: 'No such id', ...SENDING }),
    requires('account.edit'),
    async (c) => {
      const row = await ownContact(c)
      const to = unverified(row)
      await send(c, signedIn(c), row.id, to)
      return commit(c, [], { status: 200, body: { data: codeSent(to) } })
    },
  )
  .post(
    '/:id/verify-code',
    describeWrite(
      TAG,
      'Verifies it with the code; from now on it is a login',
      { 200: ContactResponse },
      { 404: 'No such id', 409: 'Another account’s: `contact.taken`', 429: 'Too often, or no attempt left' },
    ),
    requires('account.edit'),
    body(ContactCode),
    async (c) => {
      const db = database(c.env.DB)
      const viewer = signedIn(c)
      const row = await ownContact(c)
      const login = unverified(row)
      const useCode = await checkLoginCode(c, codeOf(viewer, row.id, login), c.req.valid('json').code)
      const now = Date.now()
      const others = await selectContacts(db, viewer.num)
      const main = row.main || !others.some((one) => one.kind === row.kind && one.main)
      const data = toContact({ ...row, value: login.value, pending: null, verifiedAt: now, main })
      const writes = [...useCode, ...verify(db, row, login.value, now)]
      const response = await commit(c, writes, { status: 200, body: { data } })
      await noticeAll(c, others, 'contactChanged', login.value)
      return response
    },
  )
  .delete(
    '/:id',
    describeRepeatable(
      TAG,
      'Takes it away',
      { 204: null },
      { 404: 'No such id', 409: 'The last one that signs in: `contact.last`' },
    ),
    requires('account.edit'),
    async (c) => {
      const row = await ownContact(c)
      const before = await selectContacts(database(c.env.DB), signedIn(c).num)
      await writeAll(c, remove(row))
      if (row.verifiedAt !== null) await noticeAll(c, before, 'contactRemoved', row.value)
      return c.body(null, 204)
    },
  )
