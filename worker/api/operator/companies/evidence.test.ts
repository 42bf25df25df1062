/** Files that prove what was verified about a company (docs/behaviour.md, "Evidence"). */
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../../../domain/durations.ts'
import { MAX_EVIDENCE } from '../../../../domain/limits.ts'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue/companies.ts'
import { PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'
import { serveSignIn } from '../../../../tests/fixtures/sign-in.ts'
import { resetCompany } from '../../../../tests/fixtures/suppliers.ts'
import { runWhole } from '../../../jobs/job.ts'
import { unusedFiles } from '../../../jobs/unused-files.ts'
import { refuseFileBeyondQuota } from '../../account/files/queries.ts'
import { writeBatch } from '../../http/writes/commit.ts'

const { as, bindings } = serveSignIn()
const PATH = `/api/operator/companies/${ural.id}/evidence`
const DAY_OF_FACT = { source: { en: 'Register' }, checkedAt: '2026-01-10' }

const attach = (file: string, fact = 'registration') => as('ADMIN', 'POST', PATH, { fact, file })
const remove = (file: string) => as('ADMIN', 'DELETE', `${PATH}?file=${file}`)
const evidence = async () =>
  (await (await as('ADMIN', 'GET', `/api/operator/companies/${ural.id}?locale=en`)).json()).data.evidence
const read = async (name: PersonName | 'ANONIM', file: string) =>
  (await as(name, 'GET', `/api/files/common/${file}`)).status
const fileOf = (n: number) => `00evd${String(n).padStart(11, '0')}`

/** Stores an upload of a person. */
async function uploadOf(name: PersonName, n = 1): Promise<string> {
  const { DB, FILES } = bindings()
  await DB.prepare(`INSERT OR REPLACE INTO files (id, kind, name, type, size, created_at, uploaded_by)
    VALUES (?, 'document', 'extract.pdf', 'application/pdf', 5, 1, ?)`)
    .bind(fileOf(n), PEOPLE[name].num)
    .run()
  await FILES.put(fileOf(n), 'bytes')
  return fileOf(n)
}

beforeEach(async () => {
  await resetCompany(bindings())
  await bindings().DB.exec('DELETE FROM evidence_files')
  await as('ADMIN', 'POST', `/app/admin/companies/${ural.id}/verifications`, { fact: 'registration', ...DAY_OF_FACT })
})

test('a file is attached to a fact, read by moderators alone, and removed; the journal has both', async () => {
  const file = await uploadOf('ADMIN')
  expect((await attach(file)).status).toBe(201)
  expect((await attach(file)).status).toBe(201)
  expect(await evidence()).toEqual([
    {
      fact: 'registration',
      id: file,
      url: `/api/files/common/${file}`,
      name: 'extract.pdf',
      type: 'application/pdf',
      size: 5,
    },
  ])
  expect(await read('ADMIN', file)).toBe(200)
  for (const name of ['ANONIM', 'USER', 'OWNER'] as const) expect(await read(name, file), name).toBe(404)
  expect((await remove(file)).status).toBe(204)
  expect(await statusAndCode(await remove(file))).toEqual([404, 'file.unknown'])
  expect(await evidence()).toEqual([])
  for (const [act, files] of [
    ['company-evidence-added', [`registration ${file}`]],
    ['company-evidence-removed', []],
  ] as const) {
    const { data } = await (await as('ADMIN', 'GET', `/api/operator/journal?subject=${ural.id}&act=${act}`)).json()
    expect(data[0], act).toMatchObject({ after: { files } })
  }
})

test('an uploader who is no moderator any more cannot read it', async () => {
  const file = await uploadOf('USER')
  await bindings().DB.prepare(`INSERT INTO operators VALUES (?, '["moderator"]', 6, 0)`).bind(PEOPLE.USER.num).run()
  expect((await as('USER', 'POST', PATH, { fact: 'registration', file })).status).toBe(201)
  expect(await read('USER', file)).toBe(200)
  await bindings().DB.exec('DELETE FROM operators')
  expect(await read('USER', file)).toBe(404)
})

test('evidence is only attached to a recorded fact, only by who uploaded it, and ten files at most', async () => {
  expect(await statusAndCode(await attach(await uploadOf('ADMIN'), 'certificate'))).toEqual([
    404,
    'verification.unknown',
  ])
  expect(await statusAndCode(await attach(await uploadOf('OWNER', 2)))).toEqual([422, 'file.unknown'])
  for (let n = 0; n < MAX_EVIDENCE; n++) expect((await attach(await uploadOf('ADMIN', 10 + n))).status).toBe(201)
  expect(await statusAndCode(await attach(await uploadOf('ADMIN', 30)))).toEqual([409, 'evidence.too-many'])
})

test('evidence is stored while it is attached, counts towards no quota, and goes with the fact', async () => {
  const file = await uploadOf('ADMIN')
  await attach(file)
  const env = bindings()
  await runWhole(env, unusedFiles, Date.now() + 2 * DAY_MS)
  expect(await evidence()).toHaveLength(1)
  await bindings().DB.exec(`UPDATE files SET size = 99999999 WHERE id = '${file}'`)
  await writeBatch(bindings().DB, [refuseFileBeyondQuota({ num: PEOPLE.ADMIN.num, organization: null }, 100)])
  await as('ADMIN', 'DELETE', `/app/admin/companies/${ural.id}/verifications?fact=registration`)
  expect(await evidence()).toEqual([])
  await runWhole(env, unusedFiles, Date.now() + 4 * DAY_MS)
  expect(await read('ADMIN', file)).toBe(404)
})
