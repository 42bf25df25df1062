/** /api/operator/people: people with an account, and what operators do to an account. */
import { type Context, Hono } from 'hono'
import {
  DeskPeople,
  DeskPersonDetails,
  ErasePersonResponse,
  MergePersonResponse,
  NoticeResend,
  PeopleQuery,
  PersonAccess,
  PersonAccessResult,
  PersonErasure,
  PersonMerge,
  PersonMergePlan,
  PersonMergeQuery,
  PersonRoles,
  PersonRolesResult,
  PersonViewing,
  ResendNoticeResponse,
  ViewPersonResponse,
} from '../../../../domain/contract/desk-people.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { lazy } from '../../../lazy.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound, parseId } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { requiresSecondFactor } from '../confirmation/require-confirmation.ts'
import { readPeople } from './list.ts'
import { readPerson, readPersonOnDesk } from './one.ts'

const TAG = 'moderation'
const UNKNOWN = 'person.unknown'
const NO_ID = 'No such id, or the account was erased'
const OF_OPERATOR = 'An operator’s own account: `person.operator`'

const acts = lazy(() => import('../acts.ts'))

const personOf = (c: Context<ApiEnv>) => loadOwn(c, UNKNOWN, readPerson)

export const deskPeople = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'People with an account, latest first, a page by key', DeskPeople),
    requires('person.read'),
    query(PeopleQuery),
    async (c) =>
      c.json(
        await readPeople(database(c.env.DB), c.req.valid('query'), {
          locale: c.var.locale,
          env: c.env,
          now: Date.now(),
        }),
      ),
  )
  .get(
    '/:id',
    describeGet(
      TAG,
      'One person: companies, devices and what they have been sent; addresses are masked',
      DeskPersonDetails,
      {
        unknown: true,
      },
    ),
    requires('person.read'),
    query(LocaleQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      return c.json({ data: orNotFound(await readPersonOnDesk(c.env, id, signedIn(c).num, c.var.locale), UNKNOWN) })
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Blocks a person, which ends all sessions, or lets them in again; they get an e-mail with the reason',
      { 200: PersonAccessResult },
      { 404: NO_ID, 409: OF_OPERATOR, 412: 'Changed meanwhile: `version.outdated`' },
    ),
    requires('person.edit'),
    requiresSecondFactor,
    body(PersonAccess),
    async (c) => (await acts()).setPersonAccess(c, await personOf(c), c.req.valid('json')),
  )
  .patch(
    '/:id/roles',
    describeWrite(
      TAG,
      'Sets what a person may do on the operators’ desk, from their next call on',
      { 200: PersonRolesResult },
      {
        404: NO_ID,
        409: 'One’s own, or a login of `ADMIN_LOGINS`: `roles.fixed`; too many operators: `operators.too-many`',
        412: 'Changed meanwhile: `version.outdated`',
      },
    ),
    requires('operator.edit'),
    requiresSecondFactor,
    body(PersonRoles),
    async (c) => (await acts()).setRoles(c, await personOf(c), c.req.valid('json').roles),
  )
  .delete(
    '/:id/sessions',
    describeRepeatable(TAG, 'Signs a person out on all devices', { 204: null }, { 404: NO_ID, 409: OF_OPERATOR }),
    requires('person.edit'),
    async (c) => (await acts()).signOut(c, await personOf(c)),
  )
  .post(
    '/:id/resent',
    describeWrite(
      TAG,
      'Sends a message to a person once more',
      { 200: ResendNoticeResponse },
      { 404: 'No such person, or no such message to them: `notice.unknown`' },
    ),
    requires('person.edit'),
    body(NoticeResend),
    async (c) => (await acts()).sendAgain(c, await personOf(c), c.req.valid('json').notice),
  )
  .post(
    '/:id/erasure',
    describeWrite(
      TAG,
      'Erases an account for good, after a written request',
      { 200: ErasePersonResponse },
      { 404: NO_ID, 409: `${OF_OPERATOR}; or the only owner of an organization with other members: \`owner.last\`` },
    ),
    requires('person.erase'),
    requiresSecondFactor,
    body(PersonErasure),
    async (c) => (await acts()).erase(c, await personOf(c)),
  )
  .post(
    '/:id/viewing',
    describeWrite(
      TAG,
      'Shows the caller, in this session and for half an hour, what a person sees; nothing can be written meanwhile. They get an e-mail',
      { 200: ViewPersonResponse },
      { 403: `Or while somebody is shown already: \`viewing.read-only\``, 404: NO_ID, 409: OF_OPERATOR },
    ),
    requires('viewing.begin'),
    requiresSecondFactor,
    body(PersonViewing),
    async (c) => (await acts()).beginViewing(c, await personOf(c), c.req.valid('json')),
  )
  .delete(
    '/:id/viewing',
    describeRepeatable(TAG, 'Ends looking at the site as a person', { 204: null }, { 404: NO_ID }),
    requires('viewing.end'),
    async (c) => (await acts()).endViewing(c, await personOf(c)),
  )
  .get(
    '/:id/merge',
    describeGet(TAG, 'What would move into another account of the same person', PersonMergePlan, { unknown: true }),
    requires('person.merge'),
    query(PersonMergeQuery),
    async (c) => {
      const person = await personOf(c)
      return c.json({ data: await (await acts()).planAccountMerge(c, person, c.req.valid('query').into) })
    },
  )
  .post(
    '/:id/merge',
    describeWrite(
      TAG,
      'Merges an account into another one of the same person, for good: logins and memberships at once, the rest in the background',
      { 200: MergePersonResponse },
      { 404: NO_ID, 409: `${OF_OPERATOR}; or \`account.unmergeable\`` },
    ),
    requires('person.merge'),
    requiresSecondFactor,
    body(PersonMerge),
    async (c) => (await acts()).mergeAccount(c, await personOf(c), c.req.valid('json')),
  )
