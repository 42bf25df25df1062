import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { employeeId, PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'

const { as, bindings, messagesTo, variables } = servePeople()
beforeEach(() => {
  variables.ENVIRONMENT = 'local'
})

const PATH = '/api/profile/company/employees'
const call = (method: string, path = '', body?: unknown, name: PersonName = 'OWNER', headers = {}) =>
  as(name, method, PATH + path, body, headers)
const data = async (response: Response) => (await response.json()).data
const code = async (response: Response) => (await response.json()).code
const NEW = 'anna@ural.example'

describe('the list', () => {
  test('has the members, and what may be done about them', async () => {
    const { data: rows, meta } = await (await call('GET', '', undefined, 'EMPLOYEE')).json()
    expect(ids(rows)).toEqual([employeeId('EMPLOYEE'), employeeId('MANAGER'), employeeId('OWNER')])
    expect(rows[0]).toMatchObject({ role: 'EMPLOYEE', status: 'active', allowed: ['disabled'], self: true })
    expect(meta.total).toBe(3)
    expect(ids(await data(await call('GET', '?role=OWNER&status=active')))).toEqual([employeeId('OWNER')])
    expect(await data(await call('GET', '?page=2'))).toEqual([])
    expect((await call('GET', '?page=201')).status).toBe(422)
  })
})

describe('an invitation', () => {
  const invite = (body: object) => call('POST', '', { contact: NEW, role: 'MANAGER', ...body })

  test('is sent, and accepted by the owner of the address', async () => {
    const response = await invite({ position: 'Экспорт' })
    expect(response.status).toBe(201)
    const invited = await data(response)
    expect(invited).toMatchObject({ status: 'invited', contact: NEW, role: 'MANAGER', allowed: [] })
    const [email] = await messagesTo(NEW)
    expect(email?.subject).toBe('Invitation to join Uralarmatura')
    expect(email?.body).toContain('Uralarmatura invites you')
    expect(email?.body).not.toContain('OWNER')

    await bindings().DB.prepare('UPDATE contacts SET value = ? WHERE user = 1').bind(NEW).run()
    const [mine] = await data(await as('USER', 'GET', '/api/profile/invitations'))
    expect(mine).toMatchObject({ id: invited.id, company: { id: ural.id, name: { text: 'Uralarmatura' } } })
    expect((await as('USER', 'POST', `/api/profile/invitations/${mine.id}/accept`)).status).toBe(200)
    const profile = await data(await as('USER', 'GET', '/api/profile'))
    expect(profile.organization).toMatchObject({ id: ural.id, role: 'MANAGER' })
    expect((await data(await call('GET', `/${invited.id}`))).name).toBe('USER')
    expect(await data(await as('USER', 'GET', '/api/profile/invitations'))).toEqual([])
  })

  test('can be accepted by its recipient alone, and by no one once it is withdrawn', async () => {
    const { id } = await data(await invite({ contact: PEOPLE.USER.login }))
    expect((await as('ADMIN', 'POST', `/api/profile/invitations/${id}/accept`)).status).toBe(404)
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
    expect((await as('USER', 'POST', `/api/profile/invitations/${id}/accept`)).status).toBe(404)
  })

  test('has no text of the organization until moderators have approved it, and none goes by SMS', async () => {
    const { DB } = bindings()
    const evil = JSON.stringify({ en: 'Account suspended https://phish.example' })
    const named = (status: string) =>
      DB.prepare('UPDATE companies SET names = ?, status = ? WHERE num = 1').bind(evil, status).run()
    try {
      for (const status of ['draft', 'pending', 'blocked']) {
        await DB.exec('DELETE FROM outbox; DELETE FROM rate_counters')
        await named(status)
        expect((await invite({ contact: `${status}@strangers.example`, name: 'Phish' })).status, status).toBe(201)
        const [email] = await messagesTo(`${status}@strangers.example`)
        expect(email?.subject, status).toBe('Invitation to join a company')
        expect(email?.body, status).not.toMatch(/phish|suspended|OWNER/i)
        const refused = await invite({ contact: '+79161234567' })
        expect((await refused.json()).errors, status).toMatchObject([{ path: 'contact', code: 'email-required' }])
      }
      expect(await messagesTo('+79161234567')).toEqual([])
    } finally {
      await DB.prepare("UPDATE companies SET names = ?, status = 'active' WHERE num = 1")
        .bind(JSON.stringify(ural.names))
        .run()
    }
  })

  test('names the organization as moderators approved it, while a change of its name waits', async () => {
    const { DB } = bindings()
    const waiting = JSON.stringify({ names: { en: 'Approved name' } })
    await DB.prepare(`INSERT INTO reviews (num, kind, subject, before, asked_at) VALUES (900, 'company', 1, ?, 1)`)
      .bind(waiting)
      .run()
    await invite({})
    await DB.exec('DELETE FROM reviews WHERE num = 900')
    expect((await messagesTo(NEW))[0]?.subject).toBe('Invitation to join Approved name')
  })

  test('can be declined', async () => {
    const { id } = await data(await invite({ contact: PEOPLE.USER.login }))
    expect((await as('USER', 'DELETE', `/api/profile/invitations/${id}`)).status).toBe(204)
    expect((await call('GET', `/${id}`)).status).toBe(404)
  })

  test('is accepted by a member of another organization', async () => {
    const { id } = await data(await invite({ contact: PEOPLE.FOREIGN_OWNER.login }))
    const response = await as('FOREIGN_OWNER', 'POST', `/api/profile/invitations/${id}/accept`)
    expect(response.status).toBe(200)
    const { organization, organizations } = await data(await as('FOREIGN_OWNER', 'GET', '/api/profile'))
    expect(organization).toMatchObject({ id: ural.id, role: 'MANAGER' })
    expect(organizations).toHaveLength(2)
  })

  test('exists once, however often it is sent', async () => {
    expect((await invite({})).status).toBe(201)
    expect(await code(await invite({ contact: NEW.toUpperCase() }))).toBe('employee.exists')
    expect(await code(await invite({ contact: PEOPLE.MANAGER.login }))).toBe('employee.exists')
    const key = { 'Idempotency-Key': '0192f0c1-7b7e-7000-8000-00000000000a' }
    const other = { contact: 'b@ural.example', role: 'EMPLOYEE' }
    const twice = [await call('POST', '', other, 'OWNER', key), await call('POST', '', other, 'OWNER', key)]
    expect(twice.map(({ status }) => status)).toEqual([201, 201])
    expect(await messagesTo('b@ural.example')).toHaveLength(1)
  })

  test('is sent five times a day at most', async () => {
    const { id } = await data(await invite({}))
    const answers = []
    for (let at = 0; at < 5; at++) answers.push((await call('POST', `/${id}/send-invitation`)).status)
    expect(answers).toEqual([200, 200, 200, 200, 429])
    expect(await code(await call('POST', `/${employeeId('MANAGER')}/send-invitation`))).toBe('status.refused')
  })

  test('cannot be accepted by an owner in place of its recipient', async () => {
    const { id } = await data(await invite({}))
    const response = await call('PATCH', `/${id}/status`, { status: 'active' })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'status.refused', allowed: [] })
  })
})

describe('changes', () => {
  test('of role, position and name take effect at once', async () => {
    const response = await call('PATCH', `/${employeeId('MANAGER')}`, { role: 'EMPLOYEE', position: 'Склад' })
    expect(await data(response)).toMatchObject({ role: 'EMPLOYEE', position: 'Склад', name: 'MANAGER', version: 2 })
    expect(response.headers.get('ETag')).toBe('"2"')
    expect((await as('MANAGER', 'PATCH', '/api/profile/company', {})).status).toBe(403)
    const late = await call('PATCH', `/${employeeId('MANAGER')}`, { name: 'x' }, 'OWNER', { 'If-Match': '"1"' })
    expect(late.status).toBe(412)
  })

  test('a disabled employee loses access with the next call, and has it again once enabled', async () => {
    const status = (to: string) => call('PATCH', `/${employeeId('MANAGER')}/status`, { status: to })
    expect((await data(await status('disabled'))).allowed).toEqual(['active'])
    expect((await as('MANAGER', 'GET', '/api/profile/company')).status).toBe(403)
    expect((await status('disabled')).status).toBe(200)
    expect((await data(await status('active'))).status).toBe('active')
    expect((await as('MANAGER', 'GET', '/api/profile/company')).status).toBe(200)
  })

  test('a person who has joined again meanwhile cannot be enabled a second time', async () => {
    await call('PATCH', `/${employeeId('MANAGER')}/status`, { status: 'disabled' })
    await bindings().DB.exec(
      "INSERT INTO employees (id, company, user, role, status, created_at, updated_at) VALUES ('x', 1, 3, 'MANAGER', 'active', 0, 0)",
    )
    expect(await code(await call('PATCH', `/${employeeId('MANAGER')}/status`, { status: 'active' }))).toBe(
      'employee.exists',
    )
  })

  test('a removed employee can be brought back', async () => {
    expect((await call('DELETE', `/${employeeId('MANAGER')}`)).status).toBe(204)
    expect((await call('GET', `/${employeeId('MANAGER')}`)).status).toBe(404)
    expect((await as('MANAGER', 'GET', '/api/profile/company')).status).toBe(403)
    expect((await call('POST', `/${employeeId('MANAGER')}/restore`)).status).toBe(200)
    expect((await as('MANAGER', 'GET', '/api/profile/company')).status).toBe(200)
    expect((await call('POST', `/${employeeId('MANAGER')}/restore`)).status).toBe(404)
  })

  test('a removed employee cannot be brought back after a week', async () => {
    await call('DELETE', `/${employeeId('MANAGER')}`)
    await bindings().DB.exec(`UPDATE employees SET deleted_at = ${Date.now() - 8 * 86_400_000} WHERE user = 3`)
    expect((await call('POST', `/${employeeId('MANAGER')}/restore`)).status).toBe(404)
  })

  test('a member leaves', async () => {
    expect((await as('EMPLOYEE', 'DELETE', '/api/profile/membership')).status).toBe(204)
    expect((await data(await as('EMPLOYEE', 'GET', '/api/profile'))).organization).toBeNull()
    expect((await as('OWNER', 'DELETE', '/api/profile/membership')).status).toBe(409)
  })
})

describe('ownership', () => {
  const owner = employeeId('OWNER')

  test('is handed over', async () => {
    expect((await data(await call('POST', `/${employeeId('MANAGER')}/hand-over`))).role).toBe('OWNER')
    const rows: { id: string; role: string }[] = await data(await call('GET', '', undefined, 'EMPLOYEE'))
    expect(Object.fromEntries(rows.map(({ id, role }) => [id, role]))).toMatchObject({
      [employeeId('MANAGER')]: 'OWNER',
      [owner]: 'MANAGER',
    })
    expect((await call('POST', `/${employeeId('EMPLOYEE')}/hand-over`)).status).toBe(403)
  })

  test('is not handed over to oneself, nor to a disabled employee', async () => {
    await call('PATCH', `/${employeeId('MANAGER')}/status`, { status: 'disabled' })
    for (const id of [owner, employeeId('MANAGER')]) {
      expect(await code(await call('POST', `/${id}/hand-over`))).toBe('employee.inactive')
    }
  })

  test.each([
    ['DELETE', '', undefined],
    ['PATCH', '', { role: 'MANAGER' }],
    ['PATCH', '/status', { status: 'disabled' }],
  ])('the last owner cannot go: %s %s', async (method, path, body) => {
    const response = await call(method, `/${owner}${path}`, body)
    expect(response.status).toBe(409)
    expect(await code(response)).toBe('owner.last')
    await call('PATCH', `/${employeeId('MANAGER')}`, { role: 'OWNER' })
    expect((await call(method, `/${owner}${path}`, body)).status).toBeLessThan(300)
  })

  test('whatever two owners do at the same time, one owner remains', async () => {
    const acts = [
      (id: string, by: PersonName) => call('DELETE', `/${id}`, undefined, by),
      (id: string, by: PersonName) => call('PATCH', `/${id}`, { role: 'EMPLOYEE' }, by),
      (id: string, by: PersonName) => call('PATCH', `/${id}/status`, { status: 'disabled' }, by),
      (_: string, by: PersonName) => as(by, 'DELETE', '/api/profile/membership'),
    ]
    const act = fc.constantFrom(...acts)
    await fc.assert(
      fc.asyncProperty(act, act, fc.boolean(), async (first, second, crossed) => {
        await bindings().DB.exec(
          "UPDATE employees SET role = 'OWNER', status = 'active', deleted_at = NULL WHERE user IN (3, 4)",
        )
        const one = owner
        const other = employeeId('MANAGER')
        await Promise.all([first(crossed ? other : one, 'OWNER'), second(crossed ? one : other, 'MANAGER')])
        const left = await bindings()
          .DB.prepare(
            "SELECT count(*) AS n FROM employees WHERE company = 1 AND role = 'OWNER' AND status = 'active' AND deleted_at IS NULL",
          )
          .first('n')
        expect(left).toBeGreaterThan(0)
      }),
      { numRuns: 20 },
    )
  })
})
