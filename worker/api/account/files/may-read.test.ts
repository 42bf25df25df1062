import { beforeEach, describe, expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue/companies.ts'
import { drawing } from '../../../../tests/fixtures/catalogue.ts'
import { PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'
import { forgetOwnProducts, ownProduct, resetCompany, uploaded } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()

beforeEach(async () => {
  await resetCompany(bindings())
  await forgetOwnProducts(bindings())
})

/** An upload of Uralarmatura's manager with its bytes. */
async function upload(rest: Parameters<typeof uploaded>[2] = {}): Promise<string> {
  const id = await uploaded(bindings(), 1, rest)
  await bindings().FILES.put(id, 'bytes', { httpMetadata: { contentType: 'image/jpeg' } })
  return id
}

const use = (file: string, kind: 'company' | 'product', owner: string) =>
  bindings()
    .DB.prepare(
      `INSERT INTO file_uses (file, kind, owner) SELECT ?1, ?2, num FROM ${kind === 'company' ? 'companies' : 'products'} WHERE id = ?3`,
    )
    .bind(file, kind, owner)
    .run()

const setStatus = (status: string) =>
  bindings().DB.prepare('UPDATE companies SET status = ? WHERE num = ?').bind(status, ural.num).run()

async function read(id: string, who: PersonName | 'ANONIM', query = '') {
  const response = await as(who, 'GET', `/api/files/common/${id}${query}`)
  await response.body?.cancel()
  return { status: response.status, caching: response.headers.get('Cache-Control') }
}

const REFUSED = { status: 404, caching: 'no-store' }
const BY_RIGHT = { status: 200, caching: 'private, no-cache' }
const SHOWN = { status: 200, caching: 'public, max-age=3600' }

async function expectPrivate(id: string): Promise<void> {
  for (const who of ['ANONIM', 'USER', 'FOREIGN_OWNER'] as const) expect(await read(id, who), who).toEqual(REFUSED)
  for (const query of ['?width=320', '?shape=share']) expect(await read(id, 'ANONIM', query)).toEqual(REFUSED)
  for (const who of ['EMPLOYEE', 'MANAGER', 'OWNER', 'ADMIN'] as const)
    expect(await read(id, who), who).toEqual(BY_RIGHT)
}

describe('a file is read', () => {
  test('by its organization and moderators alone before anything shows it', async () => {
    await expectPrivate(await upload())
  })

  test('by the person who uploaded it without an organization, and moderators', async () => {
    const id = await upload({ company: null, uploadedBy: PEOPLE.USER.num })
    expect(await read(id, 'USER')).toEqual(BY_RIGHT)
    expect(await read(id, 'ADMIN')).toEqual(BY_RIGHT)
    for (const who of ['ANONIM', 'MANAGER', 'FOREIGN_OWNER'] as const) expect(await read(id, who), who).toEqual(REFUSED)
  })

  test('by everyone while an active company shows it, and by its own again once the company is blocked', async () => {
    const id = await upload()
    await use(id, 'company', ural.id)
    expect(await read(id, 'ANONIM')).toEqual(SHOWN)
    expect(await read(id, 'MANAGER')).toEqual(SHOWN)
    for (const status of ['blocked', 'hidden', 'draft', 'pending']) {
      await setStatus(status)
      await expectPrivate(id)
    }
  })

  test('by everyone while a published product of an active company shows it', async () => {
    const id = await upload()
    await use(id, 'product', await ownProduct(bindings(), 1, { status: 'published' }))
    expect(await read(id, 'ANONIM')).toEqual(SHOWN)
    await setStatus('blocked')
    await expectPrivate(id)
  })

  test.each(['draft', 'moderation', 'hidden', 'rejected', 'archived'] as const)(
    'by its organization and moderators alone while its product is %s',
    async (status) => {
      const id = await upload()
      await use(id, 'product', await ownProduct(bindings(), 1, { status }))
      await expectPrivate(id)
    },
  )

  test('by everyone and stored for ever where it came with the catalogue', async () => {
    expect(await read(drawing.id, 'ANONIM')).toEqual({ status: 200, caching: 'public, max-age=31536000, immutable' })
  })

  test('by no one where it has no row: bytes that are not inspected yet, or whose row was deleted', async () => {
    const id = await upload()
    await bindings().DB.prepare('DELETE FROM files WHERE id = ?').bind(id).run()
    for (const who of ['ANONIM', 'MANAGER', 'ADMIN'] as const) expect(await read(id, who), who).toEqual(REFUSED)
  })
})
