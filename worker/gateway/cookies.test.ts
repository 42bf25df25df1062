import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { ACCESS_COOKIE, cookie, REFRESH_COOKIE } from './cookies.ts'

const app = new Hono<Env>().get('/', (c) => c.json([cookie(c, ACCESS_COOKIE), cookie(c, REFRESH_COOKIE)]))
const read = async (Cookie: string) => (await app.request('/', { headers: { Cookie } })).json()

test('what came once is read', async () => {
  expect(await read('theme=dark; access=a.b.c; refresh=r')).toEqual(['a.b.c', 'r'])
  expect(await read('xaccess=1; access-x=2; access=')).toEqual([null, null])
})

describe('cookie tossing', () => {
  test('a session that came in two versions is nobody’s, whichever stands first', async () => {
    expect(await read('access=theirs; access=ours; refresh=r')).toEqual([null, 'r'])
    expect(await read('access=ours; refresh=ours;refresh=theirs;access=theirs')).toEqual([null, null])
    expect(await read('access="theirs"; access=ours')).toEqual([null, null])
  })

  test('the same one twice is that one', async () => {
    expect(await read('access=ours; access=ours')).toEqual(['ours', null])
  })
})
