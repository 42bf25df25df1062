import { Hono } from 'hono'
import { OnboardingResponse, Start } from '../../../../domain/contract/onboarding.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { justFounded, readOnboarding } from './queries.ts'
import { startOrganization } from './start.ts'

const TAG = 'onboarding'

/** /dev/profile/start */
export const onboarding = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Steps until buyers find the organization: those that are done, and the next', OnboardingResponse),
    requires('account.read'),
    async (c) => c.json({ data: await readOnboarding(database(c.env.DB), signedIn(c)) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Founds an organization from a tax number; who does is its owner',
      { 201: OnboardingResponse },
      {
        409: 'Belongs to one with this number: `organization.member`; to as many as possible: `organization.too-many`; or the number is another’s: `company.exists`',
      },
    ),
    requires('organization.found'),
    query(LocaleQuery),
    body(Start),
    async (c) => {
      const { id, writes } = await startOrganization(c, c.req.valid('json'))
      return commit(c, writes, { status: 201, body: { data: justFounded(id) } })
    },
  )
