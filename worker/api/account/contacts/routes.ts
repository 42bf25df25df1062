import { type Context, Hono } from 'hono'
import { CodeSent, codeSent } from '../../../../domain/contract/auth.ts'
import {
  ContactChange,
  ContactCodeState,
  ContactList,
  ContactRemoval,
  ContactResponse,
  ContactVerification,
  LoginProofRequest,
  NewContact,
} from '../../../../domain/contract/contacts.ts'
import type { Login } from '../../../../domain/login.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { body, optionalBody } from '../../http/validate.ts'
import { commit, type Write, writeAll } from '../../http/writes/commit.ts'
import { checkLoginCode, subjectFor } from '../auth/login-code.ts'
import { codeState } from '../auth/one-time-code.ts'
import { parseLoginInput } from '../auth/parse-login-input.ts'
import { selectContacts, toContact } from '../profile/queries.ts'
import { contactCode, sendContactCode } from './codes.ts'
import { recordChange } from './login-changes.ts'
import { isLogin, notifyLogins } from './notices.ts'
import { checkProof, sendProof } from './proof.ts'
import {
  add,
  type ContactRow,
  makeMain,
  readContact,
  refuseUnknownContact,
  removeContact,
  storePending,
  unverified,
  verify,
} from './queries.ts'

/** A contact that no notice has failed to reach. */
const NO_UNSENT = { unsent: 0, unsentSince: null, unsentReason: null } as const
const TAG = 'contacts'
const UNKNOWN = 'contact.unknown'
const SENDING = { 429: 'Too often', 503: 'The code could not be sent' } as const

const ownContact = (c: Context<ApiEnv>): Promise<ContactRow> =>
  loadOwn(c, UNKNOWN, (db, id) => readContact(db, signedIn(c).num, id))

/** @throws AppError 409 `contact.last` before a code is sent in vain */
function requireAnother(contacts: ContactRow[], { num }: ContactRow): void {
  if (!contacts.some((one) => one.num !== num && isLogin(one))) throw new AppError('contact.last', 409)
}

/** @returns the writes that use up the code, without which no login is removed or made the main one */
function neededProof(
  c: Context<ApiEnv>,
  row: ContactRow,
  change: 'remove' | 'main',
  proof: string | undefined,
): Promise<Write[]> {
  if (proof === undefined)
    throw invalidInput([{ path: 'proof', code: 'required', message: 'The code from a login: see proof-code' }])
  return checkProof(c, row, change, proof)
}

/**
 * Makes a login the main one of its kind. The change is recorded for the former main login: undoing it, from the notice, makes that one the
 * main login again.
 */
async function chooseAsMain(c: Context<ApiEnv>, row: ContactRow, proof: string | undefined) {
  const db = database(c.env.DB)
  const done = { status: 200, body: { data: toContact({ ...row, main: true }) } } as const
  if (row.main) return commit(c, [], done)
  if (!isLogin(row)) throw new AppError('contact.unverified', 409)
  const useProof = await neededProof(c, row, 'main', proof)
  const contacts = await selectContacts(db, row.user)
  const former = contacts.find(({ kind, main }) => kind === row.kind && main) ?? row
  const { token, write } = await recordChange(c, former, former.value)
  const response = await commit(c, [...useProof, ...makeMain(db, row), write], done)
  await notifyLogins(c, contacts, 'mainChanged', { contact: row.value, token })
  return response
}

/** @throws AppError 422 where the new value is of the other kind: an address cannot replace a phone number */
function sameKind(row: ContactRow, login: Login): Login {
  if (login.kind === row.kind) return login
  throw invalidInput([{ path: 'value', code: 'kind', message: `Not of kind ${row.kind}` }])
}

export const contactsRoutes = new Hono<ApiEnv>()
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
      'Adds an address or phone number, and sends a code there',
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
      await sendContactCode(c, viewer, id, login)
      const data = toContact({ ...row, num: 0 })
      return commit(c, add(database(c.env.DB), row), { status: 201, body: { data } })
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Makes a contact the main one of its kind with a code sent to one of the logins, or sends a code to a new login',
      { 200: ContactResponse },
      { 404: 'No such id', 409: '`contact.exists`, `contact.unverified`', ...SENDING },
    ),
    requires('account.edit'),
    body(ContactChange),
    async (c) => {
      const db = database(c.env.DB)
      const row = await ownContact(c)
      const { value, proof } = c.req.valid('json')
      if (value === undefined) return chooseAsMain(c, row, proof)
      const login = sameKind(row, parseLoginInput(c, 'value', value))
      await sendContactCode(c, signedIn(c), row.id, login)
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
      return c.json({ data: await codeState(c, subjectFor(contactCode(signedIn(c), row.id, unverified(row)))) })
    },
  )
  .post(
    '/:id/send-code',
    describeWrite(TAG, 'Sends another code', { 200: CodeSent }, { 404: 'No such id', ...SENDING }),
    requires('account.edit'),
    async (c) => {
      const row = await ownContact(c)
      const to = unverified(row)
      await sendContactCode(c, signedIn(c), row.id, to)
      return commit(c, [], { status: 200, body: { data: codeSent(to) } })
    },
  )
  .post(
    '/:id/proof-code',
    describeWrite(
      TAG,
      'Sends a code to a present login; without it a contact neither becomes a login, nor stops being one, nor becomes the main one',
      { 200: CodeSent },
      { 404: 'No such id', 409: '`at` is no login of theirs: `contact.unverified`', ...SENDING },
    ),
    requires('account.edit'),
    body(LoginProofRequest),
    async (c) => {
      const to = await sendProof(c, await ownContact(c), c.req.valid('json'))
      return commit(c, [], { status: 200, body: { data: codeSent(to) } })
    },
  )
  .post(
    '/:id/verify-code',
    describeWrite(
      TAG,
      'Verifies a contact with the code sent there and one sent to a login; from now on it is a login too',
      { 200: ContactResponse },
      { 404: 'No such id', 409: 'Another account’s: `contact.taken`', 429: 'Too often, or no attempt left' },
    ),
    requires('account.edit'),
    body(ContactVerification),
    async (c) => {
      const db = database(c.env.DB)
      const viewer = signedIn(c)
      const row = await ownContact(c)
      const login = unverified(row)
      const { code, proof } = c.req.valid('json')
      const useCode = await checkLoginCode(c, contactCode(viewer, row.id, login), code)
      const useProof = await checkProof(c, row, 'verify', proof)
      const now = Date.now()
      const others = await selectContacts(db, viewer.num)
      const main = row.main || !others.some((one) => one.kind === row.kind && one.main)
      const data = toContact({ ...row, value: login.value, pending: null, verifiedAt: now, main })
      const { token, write } = await recordChange(c, row, login.value)
      const writes = [...useCode, ...useProof, ...verify(db, row, login.value, now), write]
      const response = await commit(c, writes, { status: 200, body: { data } })
      await notifyLogins(c, others, 'contactChanged', { contact: login.value, token })
      return response
    },
  )
  .delete(
    '/:id',
    describeRepeatable(
      TAG,
      'Removes a contact; a login with a code sent to one of the logins',
      { 204: null },
      { 404: 'No such id', 409: 'The last one that signs in: `contact.last`', 429: 'No attempt left' },
    ),
    requires('account.edit'),
    optionalBody(ContactRemoval),
    async (c) => {
      const row = await ownContact(c)
      const before = await selectContacts(database(c.env.DB), signedIn(c).num)
      requireAnother(before, row)
      if (!isLogin(row)) {
        await writeAll(c, removeContact(row))
        return c.body(null, 204)
      }
      const useProof = await neededProof(c, row, 'remove', c.req.valid('json').proof)
      const { token, write } = await recordChange(c, row, null)
      // Of two concurrent removals the second is a 404, not an error about a code that is used up.
      await writeAll(c, [refuseUnknownContact(row), ...useProof, ...removeContact(row), write])
      await notifyLogins(c, before, 'contactRemoved', { contact: row.value, token })
      return c.body(null, 204)
    },
  )
