/** A PDF is shown within a screen of the desk, and nothing but a PDF (docs/behaviour.md, "Documents on the desk"). */
import { expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { asPerson, type PersonName } from '../../../../tests/fixtures/people.ts'
import { pdf } from '../../../../tests/fixtures/uploads/documents.ts'
import { png } from '../../../../tests/fixtures/uploads/pictures.ts'
import { form, serveUploads } from '../../../../tests/fixtures/uploads/serve.ts'

const { bindings, send } = serveUploads()

const upload = async (bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> =>
  (await (await send(form(bytes, name))).json()).data.id

const show = async (id: string, as: PersonName = 'ADMIN') =>
  askApi(`/api/operator/documents/${id}`, { headers: await asPerson(as) }, bindings())

test('a moderator gets a PDF inline, which pages of this site alone may frame', async () => {
  const id = await upload(pdf(), 'passport.pdf')
  const response = await show(id)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf())
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'self'$/),
    'cache-control': 'private, no-cache',
  })
  expect(await statusAndCode(await show(id, 'MANAGER'))).toEqual([403, 'role.insufficient'])
})

test('a file that is not a PDF is a 404', async () => {
  const id = await upload(png(640, 480), 'passport.png')
  expect(await statusAndCode(await show(id))).toEqual([404, 'file.unknown'])
  expect(await statusAndCode(await show('0000000000000000'))).toEqual([404, 'file.unknown'])
  expect(await statusAndCode(await show('resized'))).toEqual([404, 'file.unknown'])
})
