/** A product from its first files to its deletion and return, with every change of status. */
import { describe, expect, test } from 'vitest'
import { ids, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { drawing } from '../../../../tests/fixtures/catalogue.ts'
import { ADDRESS, at, READY, SOLD, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct, resetCompany, uploaded } from '../../../../tests/fixtures/suppliers.ts'
import { deletedRows } from '../../../jobs/deleted-rows.ts'
import { runWhole } from '../../../jobs/job.ts'
import { RESTORABLE_FOR } from '../restorable.ts'

const { as, bindings, own, waiting } = serveOwnProducts()

describe('files', () => {
  const uses = async () =>
    (await bindings().DB.prepare("SELECT file FROM file_uses WHERE kind = 'product' ORDER BY file").all()).results.map(
      ({ file }) => file,
    )

  test('are added, sorted and removed', async () => {
    const id = await ownProduct(bindings(), 1, {
      ...SOLD,
      pictures: [{ url: 'https://pictures.test/own.jpg', kind: 'photo' }],
    })
    const photo = await uploaded(bindings(), 1)
    const sheet = await uploaded(bindings(), 2, {
      kind: 'document',
      name: 'passport.pdf',
      type: 'application/pdf',
      width: null,
      height: null,
    })
    for (const file of [photo, sheet])
      expect((await as('MANAGER', 'POST', at(id, '/files'), { file })).status).toBe(201)
    await as('MANAGER', 'PATCH', at(id), { pictures: [photo, sheet, 'https://pictures.test/own.jpg'] })
    const { data } = await (await as('EMPLOYEE', 'GET', at(id, '/files'))).json()
    expect(ids(data.pictures)).toEqual([photo, 'https://pictures.test/own.jpg'])
    expect(data.documents).toEqual([
      { id: sheet, url: `/api/files/common/${sheet}`, name: 'passport.pdf', type: 'application/pdf', size: 1000 },
    ])
    expect(await uses()).toEqual([photo, sheet])
    const seen = (await (await as('ANONIM', 'GET', `/api/products/${id}`)).json()).data
    expect([ids(seen.pictures), ids(seen.files)]).toEqual([ids(data.pictures), [sheet]])
    for (const file of [sheet, encodeURIComponent('https://pictures.test/own.jpg')]) {
      expect((await as('OWNER', 'DELETE', at(id, `/files?file=${file}`))).status).toBe(204)
    }
    expect([ids((await own(id)).pictures), await uses()]).toEqual([[photo], [photo]])
  })

  test('that cannot be added or removed', async () => {
    const id = await ownProduct(bindings(), 1)
    const add = (file: string) => as('OWNER', 'POST', at(id, '/files'), { file })
    const foreign = await uploaded(bindings(), 3, { company: 2, uploadedBy: 5 })
    expect(await statusAndCode(await add(foreign))).toEqual([422, 'file.unknown'])
    expect(await statusAndCode(await add(drawing.id))).toEqual([422, 'file.unknown'])
    const used = await uploaded(bindings(), 4)
    await add(used)
    expect(await statusAndCode(await add(used))).toEqual([409, 'file.used'])
    expect(await statusAndCode(await as('OWNER', 'DELETE', at(id, `/files?file=${foreign}`)))).toEqual([
      404,
      'file.unknown',
    ])
    expect((await as('OWNER', 'PATCH', at(id), { pictures: [] })).status).toBe(422)
    const full = await ownProduct(bindings(), 2, {
      pictures: Array.from({ length: 40 }, (_, num) => ({ url: `https://x.test/${num}`, kind: 'photo' })),
    })
    expect(await statusAndCode(await as('OWNER', 'POST', at(full, '/files'), { file: used }))).toEqual([
      409,
      'files.too-many',
    ])
  })
})

describe('the status', () => {
  const to = (id: string, status: string) => as('OWNER', 'PATCH', at(id, '/status'), { status })

  test('can be submitted once it has what buyers need', async () => {
    const id = await ownProduct(bindings(), 1)
    const refused = await to(id, 'moderation')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'product.incomplete',
      errors: [{ path: 'picture' }, { path: 'price' }],
    })
    await as('OWNER', 'POST', at(id, '/files'), { file: await uploaded(bindings(), 1) })
    await as('OWNER', 'PUT', at(id, '/prices'), { currency: 'RUB', onRequest: true, vat: null, tiers: [] })
    expect((await (await to(id, 'moderation')).json()).data).toMatchObject({
      status: 'moderation',
      missing: [],
      allowed: ['draft'],
    })
    expect(await waiting()).toEqual([{ before: '{}' }])
    expect((await to(id, 'moderation')).status).toBe(200)
    await to(id, 'draft')
    expect(await waiting()).toEqual([])
  })

  test('only moderators publish', async () => {
    const id = await ownProduct(bindings(), 1, READY)
    for (const status of ['draft', 'moderation', 'rejected', 'archived'] as const) {
      await bindings().DB.prepare('UPDATE products SET status = ? WHERE id = ?').bind(status, id).run()
      expect(await statusAndCode(await to(id, 'published')), status).toEqual([409, 'status.refused'])
    }
  })

  test('hidden and published again, archived and made a draft again', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    const isSold = async () => (await as('ANONIM', 'GET', `/api/products/${id}`)).status === 200
    await to(id, 'hidden')
    expect(await isSold()).toBe(false)
    await to(id, 'published')
    expect(await isSold()).toBe(true)
    await to(id, 'archived')
    expect((await (await to(id, 'draft')).json()).data.status).toBe('draft')
    expect(await isSold()).toBe(false)
  })

  test('a product of a company that is not public cannot be published', async () => {
    const id = await ownProduct(bindings(), 1, { ...READY, status: 'hidden' })
    await resetCompany(bindings(), { status: 'hidden' })
    expect(await statusAndCode(await to(id, 'published'))).toEqual([409, 'company.not-active'])
  })

  test('hidden with its company, it comes back with it unless its supplier hid it', async () => {
    const shown = await ownProduct(bindings(), 1, SOLD)
    const hidden = await ownProduct(bindings(), 2, { ...READY, status: 'hidden' })
    await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'hidden' })
    expect(await own(shown)).toMatchObject({ status: 'hidden', suspended: true })
    await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'active' })
    expect([await own(shown), await own(hidden)]).toMatchObject([
      { status: 'published', suspended: false },
      { status: 'hidden' },
    ])
  })
})

describe('deleting', () => {
  test('takes it out of the catalogue at once, and can be undone', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    expect((await as('OWNER', 'DELETE', at(id))).status).toBe(204)
    expect((await as('ANONIM', 'GET', `/api/products/${id}`)).status).toBe(410)
    expect((await as('OWNER', 'GET', at(id))).status).toBe(404)
    expect((await as('OWNER', 'DELETE', at(id))).status).toBe(404)
    expect((await (await as('OWNER', 'GET', ADDRESS)).json()).meta.total).toBe(44)
    expect((await (await as('OWNER', 'POST', at(id, '/restore'))).json()).data).toMatchObject({
      status: 'published',
      version: 3,
    })
    expect((await as('ANONIM', 'GET', `/api/products/${id}`)).status).toBe(200)
    expect((await as('OWNER', 'POST', at(id, '/restore'))).status).toBe(404)
  })

  test('what waited for the moderators waits again', async () => {
    const id = await ownProduct(bindings(), 1, READY)
    await as('OWNER', 'PATCH', at(id, '/status'), { status: 'moderation' })
    await as('OWNER', 'DELETE', at(id))
    expect(await waiting()).toEqual([])
    await as('OWNER', 'POST', at(id, '/restore'))
    expect([await waiting(), (await own(id)).status]).toEqual([[{ before: '{}' }], 'moderation'])
  })

  test('publishes nothing on its undoing while the company is hidden', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    await as('OWNER', 'DELETE', at(id))
    await resetCompany(bindings(), { status: 'hidden' })
    expect((await (await as('OWNER', 'POST', at(id, '/restore'))).json()).data).toMatchObject({
      status: 'hidden',
      suspended: true,
    })
  })

  test('is permanent after a week', async () => {
    const long = await ownProduct(bindings(), 1)
    const short = await ownProduct(bindings(), 2)
    await as('OWNER', 'POST', at(long, '/files'), { file: await uploaded(bindings(), 1) })
    for (const id of [long, short]) await as('OWNER', 'DELETE', at(id))
    await bindings()
      .DB.prepare('UPDATE products SET deleted_at = ? WHERE id = ?')
      .bind(Date.now() - RESTORABLE_FOR - 1, long)
      .run()
    expect(await runWhole(bindings(), deletedRows, Date.now())).toMatch(/^1 products/)
    expect((await as('OWNER', 'POST', at(long, '/restore'))).status).toBe(404)
    expect((await as('OWNER', 'POST', at(short, '/restore'))).status).toBe(200)
    const left = await bindings().DB.prepare("SELECT count(*) AS n FROM file_uses WHERE kind = 'product'").first('n')
    expect(left).toBe(0)
  })
})

describe('what buyers get of a product that is not public', () => {
  const GONE = [410, 'product.withdrawn']
  const UNKNOWN = [404, 'product.unknown']

  test.each([
    [{ status: 'hidden' }, GONE],
    [{ status: 'archived' }, GONE],
    [{ status: 'rejected' }, GONE],
    [{ status: 'draft' }, UNKNOWN],
    [{ status: 'moderation' }, UNKNOWN],
    [{ status: 'archived', deletedAt: 1, deletedStatus: 'published' }, GONE],
    [{ status: 'archived', deletedAt: 1, deletedStatus: 'draft' }, UNKNOWN],
  ] as const)('%o', async (change, expected) => {
    const id = await ownProduct(bindings(), 1, { ...READY, ...change })
    expect(await statusAndCode(await as('ANONIM', 'GET', `/api/products/${id}`))).toEqual(expected)
  })
})
