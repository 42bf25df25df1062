import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_REQUEST_FILES } from '../../../../domain/contract/request-files.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { shenyang, ural } from '../../../../tests/fixtures/catalogue.ts'
import { FORM, INQUIRY_INPUT, OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { asPerson, guestToken, PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'
import { pdf, XLSX_PARTS, zip } from '../../../../tests/fixtures/uploads/documents.ts'
import { form } from '../../../../tests/fixtures/uploads/serve.ts'
import { runWhole } from '../../../jobs/job.ts'
import { unusedFiles } from '../../../jobs/unused-files.ts'

const { as, bindings, messagesTo } = serveInquiries()
const FILES = '/api/requests/files'

beforeEach(async () => {
  await bindings().DB.exec('DELETE FROM requests; DELETE FROM jobs; DELETE FROM files WHERE uploaded_by IS NOT NULL')
})

async function upload(who: PersonName | 'ANONIM' = 'ANONIM', name = 'drawing.pdf', bytes = pdf(), headers = {}) {
  const sent = { method: 'POST', body: form(bytes, name), headers: { ...(await asPerson(who)), ...headers } }
  const response = await askApi(FILES, sent, bindings())
  return { status: response.status, ...(await response.json()) }
}
const ask = async (files: string[], who: PersonName | 'ANONIM' = 'ANONIM', rest = {}) => {
  const response = await as(who, 'POST', `${FORM}?locale=ru`, { ...INQUIRY_INPUT, files, ...rest })
  return { status: response.status, ...(await response.json()) }
}
async function opens(url: string, who: PersonName | 'ANONIM', headers = {}) {
  const response = await as(who, 'GET', url, undefined, headers)
  await response.body?.cancel()
  return response.status
}

describe('files of a request', () => {
  test('come from a visitor, are read by supplier and guest alone, and are named in the e-mail', async () => {
    const { data: file } = await upload()
    expect(file).toMatchObject({ name: 'drawing.pdf', type: 'application/pdf', ticket: expect.any(String) })
    expect(await opens(file.url, 'MANAGER')).toBe(404)
    const { status, data } = await ask([file.ticket])
    expect(status).toBe(201)
    const { data: received } = await (await as('EMPLOYEE', 'GET', `${OWN}/${data.id}`)).json()
    const stored = { id: file.id, name: 'drawing.pdf', type: 'application/pdf', size: file.size, url: file.url }
    expect(received.files).toEqual([stored])
    const { data: copy } = await (await as('ANONIM', 'GET', `${FORM}/${data.receipt}`)).json()
    expect(copy.files).toEqual([stored])
    const token = await guestToken('li.wei@valves.example')
    expect(await opens(file.url, 'ANONIM', { 'Guest-Token': token })).toBe(200)
    for (const who of ['MANAGER', 'EMPLOYEE'] as const) expect(await opens(file.url, who), who).toBe(200)
    for (const who of ['ANONIM', 'USER', 'FOREIGN_OWNER'] as const) expect(await opens(file.url, who), who).toBe(404)
    expect((await messagesTo(PEOPLE.OWNER.login))[0]?.body).toContain('drawing.pdf')
  })

  test('reach every supplier of the request, also those that a job writes to', async () => {
    const { data: file } = await upload('USER', 'spec.pdf')
    const lines = Array.from({ length: 250 }, () => ({
      words: 'Прокладка',
      quantity: 1,
      suppliers: [ural.id, shenyang.id],
    }))
    const body = { lines, contact: INQUIRY_INPUT.contact, consent: true, files: [file.ticket] }
    const response = await as('USER', 'POST', '/api/requests', body)
    expect(response.status).toBe(201)
    const { data } = await response.json()
    const { results } = await bindings()
      .DB.prepare(
        'SELECT i.id FROM message_files AS f JOIN inquiries AS i ON i.num = f.inquiry WHERE f.file = ? ORDER BY i.id',
      )
      .bind(file.id)
      .all<{ id: string }>()
    expect(results.map(({ id }) => id)).toEqual(data.recipients.map(({ id }: { id: string }) => id).toSorted())
    expect(await opens(file.url, 'MANAGER')).toBe(200)
    expect((await (await as('ANONIM', 'GET', `/api/requests/${data.receipt}`)).json()).data.files).toHaveLength(1)
  })

  test('are refused without their ticket, with another one, and above five', async () => {
    const { data: file } = await upload()
    const forged = `${file.id}.${'A'.repeat(43)}`
    expect(await ask([forged])).toMatchObject({ status: 422, code: 'file.unknown' })
    expect(await ask([file.id])).toMatchObject({ status: 422, code: 'input.invalid' })
    const many = Array.from({ length: MAX_REQUEST_FILES + 1 }, () => file.ticket)
    expect(await ask(many)).toMatchObject({ status: 422, code: 'input.invalid' })
    await bindings().DB.exec('DELETE FROM files WHERE uploaded_by IS NOT NULL')
    expect(await ask([file.ticket])).toMatchObject({ status: 422, code: 'file.unknown' })
  })

  test('are checked as every upload is, and the same upload twice is one file', async () => {
    const macros = zip([...XLSX_PARTS, { name: 'xl/vbaProject.bin', content: 'x' }])
    expect(await upload('ANONIM', 'prices.xlsx', macros)).toMatchObject({ status: 422, code: 'file.active' })
    expect(await upload('ANONIM', 'a.exe', pdf())).toMatchObject({ status: 422, code: 'file.name' })
    const headers = { 'Idempotency-Key': 'the-same-file-of-one-form' }
    const first = await upload('ANONIM', 'a.pdf', pdf(), headers)
    expect((await upload('ANONIM', 'a.pdf', pdf(), headers)).data).toEqual(first.data)
  })

  test('are gone with the request: withdrawn, erased with the account, or never sent', async () => {
    const { data: file } = await upload()
    const { data } = await ask([file.ticket])
    expect((await as('ANONIM', 'DELETE', `${FORM}/${data.receipt}`)).status).toBe(204)
    expect(await opens(file.url, 'MANAGER')).toBe(404)
    const { data: other } = await upload('USER')
    const { data: sent } = await ask([other.ticket], 'USER')
    const archive = await (await as('USER', 'GET', '/api/profile/archive')).json()
    expect(JSON.stringify(archive)).toContain('drawing.pdf')
    expect((await as('USER', 'GET', `/api/profile/requests/${sent.id}`)).status).toBe(200)
    await bindings()
      .DB.prepare('UPDATE files SET created_at = ?')
      .bind(Date.now() - 2 * DAY_MS)
      .run()
    await bindings().DB.prepare('UPDATE requests SET user = NULL WHERE user <> ?').bind(PEOPLE.USER.num).run()
    await runWhole(bindings(), unusedFiles, Date.now())
    const rows = await bindings().DB.prepare('SELECT id FROM files WHERE uploaded_by IS NOT NULL').all()
    expect(rows.results).toEqual([{ id: other.id }])
  })

  test('of a withdrawn request are gone at every supplier, with what was written in the conversations', async () => {
    const { data: file } = await upload('USER')
    const line = { words: 'Прокладка', quantity: 1, suppliers: [ural.id, shenyang.id] }
    const body = { lines: [line], contact: INQUIRY_INPUT.contact, consent: true, files: [file.ticket] }
    const { data } = await (await as('USER', 'POST', '/api/requests', body)).json()
    const [first] = data.recipients
    await as('USER', 'POST', `/api/profile/requests/${first.id}/messages`, { text: 'And by when?' })
    expect((await as('ANONIM', 'DELETE', `/api/requests/${data.receipt}`)).status).toBe(204)
    expect(await opens(file.url, 'MANAGER')).toBe(404)
    const left = await bindings().DB.prepare("SELECT text FROM messages WHERE side = 'buyer'").all()
    expect(left.results).toEqual([{ text: '' }])
  })
})
