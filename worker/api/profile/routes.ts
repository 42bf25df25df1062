import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { requires } from '../access/requires.ts'
import { signedIn } from '../access/viewer.ts'
import { describeGet, describeWrite } from '../openapi.ts'
import { LocaleQuery } from '../schema.ts'
import { body, query } from '../validate.ts'
import { commit } from '../writes/commit.ts'
import { unchanged, versionTag } from '../writes/version.ts'
import { changed, readProfile, updateProfile, userVersion } from './queries.ts'
import { ProfileAnswer, ProfileChange } from './schema.ts'

const TAG = 'profile'

export const profile = new Hono<Env>()
  .get(
    '/',
    describeGet(TAG, 'The person who is signed in', ProfileAnswer),
    requires('account.read'),
    query(LocaleQuery),
    async (c) => {
      const { profile, version } = await readProfile(database(c.env.DB), signedIn(c), c.var.locale)
      c.header('ETag', versionTag(version))
      return c.json({ data: profile })
    },
  )
  .patch(
    '/',
    describeWrite(TAG, 'Changes name, language or notifications', { 200: ProfileAnswer }, { 412: 'Changed meanwhile' }),
    requires('account.edit'),
    query(LocaleQuery),
    body(ProfileChange),
    async (c) => {
      const [db, viewer] = [database(c.env.DB), signedIn(c)]
      const { profile, version } = await readProfile(db, viewer, c.var.locale)
      const data = changed(profile, c.req.valid('json'))
      const writes = [
        ...unchanged(c, userVersion(viewer.num), version),
        updateProfile(db, viewer.num, data, Date.now()),
      ]
      return commit(c, writes, { status: 200, body: { data }, headers: { ETag: versionTag(version + 1) } })
    },
  )
