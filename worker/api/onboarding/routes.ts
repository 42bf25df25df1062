import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { requires } from '../access/requires.ts'
import { signedIn } from '../access/viewer.ts'
import { describeGet, describeWrite } from '../openapi.ts'
import { body } from '../validate.ts'
import { commit } from '../writes/commit.ts'
import { justFounded, readOnboarding } from './queries.ts'
import { OnboardingAnswer, Start } from './schema.ts'
import { startOrganization } from './start.ts'

const TAG = 'onboarding'

/** /dev/profile/start */
export const onboarding = new Hono<Env>()
  .get(
    '/',
    describeGet(TAG, 'What is done and what is next until buyers find one', OnboardingAnswer),
    requires('account.read'),
    async (c) => c.json({ data: await readOnboarding(database(c.env.DB), signedIn(c)) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Founds an organization from a tax number; who does is its owner',
      { 201: OnboardingAnswer },
      { 409: 'Works for one already: `organization.member`; or the number is another’s: `company.exists`' },
    ),
    requires('organization.found'),
    body(Start),
    async (c) => {
      const { id, writes } = await startOrganization(c, c.req.valid('json'))
      return commit(c, writes, { status: 201, body: { data: justFounded(id) } })
    },
  )
