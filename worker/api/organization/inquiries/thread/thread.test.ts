import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ids, statusAndCode } from '../../../../../tests/fixtures/api.ts'
import { OWN, serveInquiries } from '../../../../../tests/fixtures/inquiries.ts'
import { employeeId, PEOPLE, type PersonName } from '../../../../../tests/fixtures/people.ts'
import { inquiry, uploaded } from '../../../../../tests/fixtures/suppliers.ts'

const { as, bindings, messagesTo } = serveInquiries()
const SENT = '/api/profile/requests'

const begin = (rest = {}) => inquiry(bindings(), 1, { user: PEOPLE.USER.num, ...rest })
const bySupplier = (id: string, body: object, who: PersonName = 'MANAGER', headers = {}) =>
  as(who, 'POST', `${OWN}/${id}/messages`, body, headers)
const byBuyer = (id: string, body: object) => as('USER', 'POST', `${SENT}/${id}/messages`, body)
const seenBy = async (who: PersonName, list: string, id: string, query = '') =>
  (await as(who, 'GET', `${list}/${id}/messages${query}`)).json()
const ofSupplier = async (id: string) => (await (await as('MANAGER', 'GET', `${OWN}/${id}`)).json()).data
const ofBuyer = async (id: string) => (await (await as('USER', 'GET', `${SENT}/${id}`)).json()).data

interface Shown {
  text: string
  side: string
  isRead: boolean
}
const texts = ({ data }: { data: Shown[] }) => data.map(({ text }) => text)

describe('a conversation', () => {
  test('is read by both sides in one order, with who wrote, in which language, and what was read', async () => {
    const id = await begin()
    expect((await bySupplier(id, { text: 'Есть на складе' })).status).toBe(201)
    expect((await byBuyer(id, { text: '多少钱？' })).status).toBe(201)
    const supplier = await seenBy('EMPLOYEE', OWN, id)
    expect(supplier.data).toMatchObject([
      { side: 'supplier', author: expect.stringMatching(/./), lang: 'ru', isRead: false },
      { side: 'buyer', author: '', lang: 'zh', text: '多少钱？' },
    ])
    expect(supplier.meta).toEqual({ more: false, canWrite: true, translates: false, askedDraft: null })
    const last = supplier.data.at(-1).id
    expect(texts(await seenBy('USER', SENT, id))).toEqual(['Есть на складе', '多少钱？'])
    await as('USER', 'POST', `${SENT}/${id}/read`, { upTo: last })
    expect((await seenBy('MANAGER', OWN, id)).data[0].isRead).toBe(true)
  })

  test('is unread for each member until that member opens or answers it, in the list, its counts and the profile', async () => {
    const id = await begin()
    await byBuyer(id, { text: 'How long?' })
    const seen = async (who: PersonName) => {
      const { data, meta } = await (await as(who, 'GET', `${OWN}?unread=1`)).json()
      const profile = await (await as(who, 'GET', '/api/profile')).json()
      const [thread] = data
      return [thread?.unread ?? 0, meta.total, meta.counts.unread, profile.data.organizations[0].newInquiries]
    }
    for (const who of ['OWNER', 'MANAGER', 'EMPLOYEE'] as const) expect(await seen(who), who).toEqual([2, 1, 1, 1])
    const { data } = await seenBy('MANAGER', OWN, id)
    await as('MANAGER', 'POST', `${OWN}/${id}/read`, { upTo: data.at(-1).id })
    expect(await seen('MANAGER')).toEqual([0, 0, 0, 0])
    for (const who of ['OWNER', 'EMPLOYEE'] as const) expect(await seen(who), who).toEqual([2, 1, 1, 1])
    await bySupplier(id, { text: 'Five days' }, 'OWNER')
    expect(await seen('OWNER')).toEqual([0, 0, 0, 0])
    expect(await seen('EMPLOYEE')).toEqual([2, 1, 1, 1])
    await byBuyer(id, { text: 'Good' })
    expect(await seen('MANAGER')).toEqual([1, 1, 1, 1])
    const before = (await ofBuyer(id)).status
    const filtered = await (await as('EMPLOYEE', 'GET', `${OWN}?unread=1&status=${before}&waiting=1`)).json()
    expect([filtered.data.length, filtered.meta.total]).toEqual([1, 1])
    await bindings().DB.exec("UPDATE employees SET status = 'disabled' WHERE role = 'EMPLOYEE'")
    const { DB } = bindings()
    const rows = DB.prepare('SELECT count(*) AS n FROM unread_threads WHERE user = ?').bind(PEOPLE.EMPLOYEE.num)
    expect(await rows.first('n')).toBe(0)
  })

  test('says what waits, what is unread and what was written last, in both lists', async () => {
    const id = await begin()
    expect(await ofSupplier(id)).toMatchObject({ status: 'sent', unread: 1, waitingSince: expect.any(String) })
    await as('MANAGER', 'POST', `${OWN}/${id}/read`, {})
    expect(await ofSupplier(id)).toMatchObject({
      status: 'seen',
      unread: 0,
      waitingSince: expect.any(String),
      version: 2,
    })
    await bySupplier(id, { text: 'In stock' })
    expect(await ofSupplier(id)).toMatchObject({
      status: 'answered',
      reply: 'In stock',
      waitingSince: null,
      version: 3,
    })
    expect(await ofBuyer(id)).toMatchObject({ unread: 1, lastMessage: { side: 'supplier', text: 'In stock' } })
    await as('USER', 'POST', `${SENT}/${id}/read`, { upTo: (await seenBy('USER', SENT, id)).data[0].id })
    expect(await ofBuyer(id)).toMatchObject({ unread: 0 })
    await byBuyer(id, { text: 'How long?' })
    const { data, meta } = await (await as('MANAGER', 'GET', `${OWN}?unread=1`)).json()
    expect(data).toMatchObject([{ id, unread: 1, lastMessage: { side: 'buyer', text: 'How long?' } }])
    expect(meta).toMatchObject({ counts: { unread: 1, waiting: 1 }, oldestWaiting: { id } })
  })

  test('notifies the other side', async () => {
    const id = await begin()
    await bySupplier(id, { text: 'In stock' })
    expect((await messagesTo(PEOPLE.USER.login))[0]?.body).toContain('In stock')
    await byBuyer(id, { text: 'How long?' })
    const [email] = await messagesTo(PEOPLE.MANAGER.login)
    expect(email?.body).toContain('How long?')
    expect(email?.body).toContain(`/profile/inquiries/${id}`)
  })

  test('has what two colleagues write at once, both', async () => {
    const id = await begin()
    const both = await Promise.all([bySupplier(id, { text: 'One' }), bySupplier(id, { text: 'Two' }, 'OWNER')])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(texts(await seenBy('USER', SENT, id)).sort()).toEqual(['One', 'Two'])
  })

  test('has a message once that was sent twice with one key', async () => {
    const id = await begin()
    const key = { 'Idempotency-Key': 'message-0000000001' }
    for (const _ of [1, 2]) expect((await bySupplier(id, { text: 'Once' }, 'MANAGER', key)).status).toBe(201)
    expect(texts(await seenBy('USER', SENT, id))).toEqual(['Once'])
  })

  test('takes nothing more once it has ended, and says so', async () => {
    const id = await begin()
    await as('USER', 'PATCH', `${SENT}/${id}`, { status: 'closed' })
    expect(await statusAndCode(await bySupplier(id, { text: 'Wait' }))).toEqual([409, 'inquiry.ended'])
    expect(await statusAndCode(await byBuyer(id, { text: 'Wait' }))).toEqual([409, 'inquiry.ended'])
    const { data, meta } = await seenBy('MANAGER', OWN, id)
    expect(data).toMatchObject([{ side: 'buyer', kind: 'status', status: 'closed', text: '' }])
    expect(meta.canWrite).toBe(false)
  })

  test('of others does not exist', async () => {
    const id = await begin({ user: PEOPLE.OWNER.num })
    for (const [who, list] of [
      ['FOREIGN_OWNER', OWN],
      ['USER', SENT],
    ] as const) {
      expect(await statusAndCode(await as(who, 'GET', `${list}/${id}/messages`))).toEqual([404, 'inquiry.unknown'])
      const write = await as(who, 'POST', `${list}/${id}/messages`, { text: 'Hello' })
      expect(await statusAndCode(write)).toEqual([404, 'inquiry.unknown'])
    }
  })

  test('is paged by key from the newest on, without a gap or a repetition', async () => {
    const id = await begin()
    const { DB } = bindings()
    await DB.exec(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
      INSERT INTO messages (id, inquiry, side, kind, text, locale, created_at)
      SELECT printf('%016d', i), 1, 'buyer', 'text', 'm' || i, 'en', i FROM n`.replaceAll('\n', ' '),
    )
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 7, max: 30 }), async (perPage) => {
        const all: string[] = []
        let before = ''
        for (let more = true; more; ) {
          const page = await seenBy('MANAGER', OWN, id, `?perPage=${perPage}${before}`)
          all.unshift(...texts(page))
          before = `&before=${page.data[0].id}`
          more = page.meta.more
        }
        expect(all).toEqual(Array.from({ length: 50 }, (_, at) => `m${at + 1}`))
      }),
      { numRuns: 5 },
    )
    expect(texts(await seenBy('USER', SENT, id, '?after=0000000000000048'))).toEqual(['m49', 'm50'])
  })
})

describe('files of messages', () => {
  const read = (who: PersonName | 'ANONIM', file: string) => as(who, 'GET', `/api/files/common/${file}`)

  test('are read by both sides of the thread and by no one else', async () => {
    const id = await begin()
    const file = await uploaded(bindings(), 1, { name: 'offer.pdf', type: 'application/pdf', kind: 'document' })
    await bindings().FILES.put(file, 'bytes')
    expect((await read('USER', file)).status).toBe(404)
    const { data } = await (await bySupplier(id, { files: [file] })).json()
    expect(data.files).toEqual([
      { id: file, url: `/api/files/common/${file}`, name: 'offer.pdf', type: 'application/pdf', size: 1000 },
    ])
    for (const who of ['USER', 'EMPLOYEE'] as const) expect((await read(who, file)).status, who).toBe(200)
    for (const who of ['FOREIGN_OWNER', 'ANONIM'] as const) expect((await read(who, file)).status, who).toBe(404)
  })

  test('are those of the writer alone', async () => {
    const id = await begin()
    const file = await uploaded(bindings(), 1)
    expect(await statusAndCode(await byBuyer(id, { files: [file] }))).toEqual([422, 'file.unknown'])
  })
})

describe('the supplier’s own', () => {
  test('notes are read by colleagues and never by the buyer', async () => {
    const id = await begin()
    expect((await as('MANAGER', 'POST', `${OWN}/${id}/notes`, { text: 'Pays late' })).status).toBe(201)
    await bySupplier(id, { text: 'In stock' })
    expect(texts(await seenBy('EMPLOYEE', OWN, id))).toEqual(['Pays late', 'In stock'])
    expect(texts(await seenBy('USER', SENT, id))).toEqual(['In stock'])
    expect(JSON.stringify(await (await as('USER', 'GET', '/api/profile/archive')).json())).not.toContain('Pays late')
  })

  test('assignee is an active colleague, and of two who assign at once one is refused', async () => {
    const id = await begin()
    const assign = (employee: string | null, headers = {}) =>
      as('MANAGER', 'PATCH', `${OWN}/${id}/assignee`, { employee }, headers)
    const chosen = await assign(employeeId('EMPLOYEE'), { 'If-Match': '"1"' })
    expect((await chosen.json()).data.assignee).toMatchObject({ id: employeeId('EMPLOYEE') })
    expect(await statusAndCode(await assign(null, { 'If-Match': '"1"' }))).toEqual([412, 'version.outdated'])
    expect(await statusAndCode(await assign(employeeId('FOREIGN_OWNER')))).toEqual([422, 'input.invalid'])
    expect((await ofSupplier(id)).assignee.id).toBe(employeeId('EMPLOYEE'))
  })

  test('answer templates are listed, changed and removed', async () => {
    const place = '/api/profile/company/answer-templates'
    await bindings().DB.exec('DELETE FROM answer_templates')
    const made = await (await as('MANAGER', 'POST', place, { name: 'Terms', text: 'EXW' })).json()
    const changed = await as('OWNER', 'PATCH', `${place}/${made.data.id}`, { text: 'FCA' }, { 'If-Match': '"1"' })
    expect((await changed.json()).data).toMatchObject({ name: 'Terms', text: 'FCA', version: 2 })
    expect(ids((await (await as('EMPLOYEE', 'GET', place)).json()).data)).toEqual([made.data.id])
    expect((await (await as('FOREIGN_OWNER', 'GET', place)).json()).data).toEqual([])
    expect((await as('MANAGER', 'DELETE', `${place}/${made.data.id}`)).status).toBe(204)
    expect((await (await as('EMPLOYEE', 'GET', place)).json()).data).toEqual([])
  })
})

test('the texts and files of a buyer’s messages are erased with the account; the supplier’s stay', async () => {
  const receipt = 'a'.repeat(32)
  const id = await begin({
    user: null,
    receipt,
    createdAt: Date.now(),
    contact: { name: 'Li', email: PEOPLE.USER.login },
  })
  const file = await uploaded(bindings(), 2, { company: null, uploadedBy: PEOPLE.USER.num })
  await byBuyer(id, { text: 'My address', files: [file] })
  await bySupplier(id, { text: 'Noted' })
  expect((await as('ANONIM', 'DELETE', `/api/inquiries/${receipt}`)).status).toBe(204)
  expect(texts(await seenBy('MANAGER', OWN, id))).toEqual(['', 'Noted'])
  const { results } = await bindings().DB.prepare('SELECT file FROM message_files').all()
  expect(results).toEqual([])
})
