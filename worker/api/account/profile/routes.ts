import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  ChosenOrganization,
  ConsentAnswer,
  OrganizationChoice,
  OrganizationOf,
  ProfileChange,
  ProfileResponse,
} from '../../../../domain/contract/profile.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit, writeAll } from '../../http/writes/commit.ts'
import { editResult, sendVersioned, unchangedRow } from '../../http/writes/version.ts'
import { actFor } from '../../organization/employees/writes.ts'
import { ownerOrganization } from './organization-of.ts'
import { changedProfile, consentAnswer, readMembership, readProfile, updateProfile } from './queries.ts'

const TAG = 'profile'

export const profile = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'The person who is signed in', ProfileResponse),
    requires('account.read'),
    query(LocaleQuery),
    async (c) => {
      const { profile, version } = await readProfile(c.env, signedIn(c), c.var.locale)
      return sendVersioned(c, profile, version)
    },
  )
  .patch(
    '/',
    describeWrite(
      TAG,
      'Changes name, language or notifications',
      { 200: ProfileResponse },
      { 412: 'Changed meanwhile' },
    ),
    requires('account.edit'),
    query(LocaleQuery),
    body(ProfileChange),
    async (c) => {
      const db = database(c.env.DB)
      const viewer = signedIn(c)
      const { profile, version } = await readProfile(c.env, viewer, c.var.locale)
      const data = changedProfile(profile, c.req.valid('json'))
      const writes = [...unchangedRow(c, 'users', viewer.num, version), updateProfile(db, viewer.num, data, Date.now())]
      return commit(c, writes, editResult(200, data, version + 1))
    },
  )
  .put(
    '/organization',
    describeRepeatable(
      TAG,
      'Says for which of the person’s organizations the session acts',
      { 200: ChosenOrganization },
      { 404: 'Not a member of it: `organization.unknown`' },
    ),
    requires('account.edit'),
    body(OrganizationChoice),
    async (c) => {
      const viewer = signedIn(c)
      const { organization: id } = c.req.valid('json')
      const found = orNotFound(await readMembership(database(c.env.DB), viewer.num, id), 'organization.unknown')
      await writeAll(c, actFor(viewer, sql`${found.company}`))
      return c.json({ data: { id, role: found.role } })
    },
  )
  .get(
    '/organization-of/:id',
    describeGet(
      TAG,
      'Which of the person’s organizations has an inquiry, a product, a sale, an approval, an import, a bulk change or an employee',
      OrganizationOf,
      { unknown: true },
    ),
    requires('company.read'),
    query(LocaleQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), 'organization.unknown')
      const data = await ownerOrganization(c.env, signedIn(c), id, c.var.locale)
      return c.json({ data: orNotFound(data, 'organization.unknown') })
    },
  )
  .post(
    '/consent',
    describeRepeatable(TAG, 'Answers the question for consent of an account that has none recorded', { 204: null }),
    requires('account.edit'),
    query(LocaleQuery),
    body(ConsentAnswer),
    async (c) => {
      const db = database(c.env.DB)
      await writeAll(c, consentAnswer(db, signedIn(c).num, c.req.valid('json'), c.var.locale, Date.now()))
      return c.body(null, 204)
    },
  )
