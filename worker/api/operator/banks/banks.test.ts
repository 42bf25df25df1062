/** Operators import the directory of banks in the browser (docs/behaviour.md, "Bank by BIC"). */
import { beforeEach, expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { fontAssets } from '../../../../tests/fixtures/font-assets.ts'
import { asPerson } from '../../../../tests/fixtures/people.ts'
import { joinedBytes } from '../../../joined-bytes.ts'
import { zipped } from '../../../spreadsheet/zip.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/banks'

const bank = (bic: string, account = '') =>
  `<BICDirectoryEntry BIC="${bic}"><ParticipantInfo NameP="Bank ${bic}" ParticipantStatus="PSAC"/>${account}</BICDirectoryEntry>`
const ACCOUNT = '<Accounts Account="30101810400000000225" RegulationAccountType="CRSA" AccountStatus="ACAC"/>'
const xml = (...banks: string[]) => `<?xml version="1.0" encoding="UTF-8"?><ED807>${banks.join('')}</ED807>`

beforeEach(() => bindings().DB.exec('DELETE FROM banks'))

async function upload(content: BlobPart, more: Record<string, string> = {}) {
  const body = new FormData()
  body.set('file', new File([content], 'ED807'))
  const env = { ...bindings(), ASSETS: fontAssets }
  return askApi(PATH, { method: 'POST', headers: { ...(await asPerson('ADMIN')), ...more }, body }, env)
}
async function packed(name: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  async function* bytes() {
    yield new TextEncoder().encode(text)
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zipped([{ name, bytes: bytes() }])) pieces.push(piece)
  return joinedBytes(pieces)
}
const size = async () => (await (await as('ADMIN', 'GET', PATH)).json()).data

test('a directory takes the place of the one before, as XML or packed, once for one key, and is in the journal', async () => {
  expect(await size()).toEqual({ banks: 0, withAccount: 0 })
  const text = xml(bank('044525225', ACCOUNT), bank('044525999'), bank('044525999'))
  const once = { 'Idempotency-Key': 'one-directory-of-banks' }
  const first = await upload(text, once)
  expect([first.status, (await first.clone().json()).data]).toMatchObject([201, { banks: 2, withAccount: 1 }])
  expect(await (await upload(text, once)).json()).toEqual(await first.json())
  expect((await (await as('USER', 'GET', '/api/banks/044525225')).json()).data.name).toBe('Bank 044525225')
  expect((await upload(await packed('20261129_ED807_full.xml', xml(bank('044030001'))))).status).toBe(201)
  expect(await size()).toEqual({ banks: 1, withAccount: 0 })
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal?act=banks-imported')).json()
  expect(data.map(({ before, after }: Record<string, unknown>) => [before, after])).toEqual([
    [{ banks: 2 }, { banks: 1 }],
    [{ banks: 0 }, { banks: 2 }],
  ])
})

test.each([
  ['another XML', '<?xml version="1.0"?><catalog/>'],
  ['half a directory', xml(bank('044525225')).slice(0, -20)],
  ['no XML at all', 'BIC;Name'],
  ['an archive that is broken', 'PK\u0003\u0004 broken'],
])('%s changes nothing', async (_, content) => {
  await upload(xml(bank('044525225')))
  expect(await statusAndCode(await upload(content))).toEqual([422, 'banks.unusable'])
  expect((await size()).banks).toBe(1)
})
