import { describe, expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { drawing, NOBODY } from '../../../../tests/fixtures/catalogue.ts'
import { asPerson } from '../../../../tests/fixtures/people.ts'
import { png } from '../../../../tests/fixtures/uploads/pictures.ts'
import { form, serveUploads, UPLOADS } from '../../../../tests/fixtures/uploads/serve.ts'
import { RESIZED_PREFIX, resizedKeys } from './resized-picture.ts'

const { bindings, send } = serveUploads()

describe('a picture in another size', () => {
  /** An Images binding whose picture is a text with the requested size and format. */
  const images = (fails = false) => ({
    transformed: 0,
    input() {
      this.transformed++
      return { transform: this.transform }
    },
    transform: ({ width, height, fit }: { width: number; height?: number; fit: string }) => ({
      async output({ format }: { format: string }) {
        if (fails) throw new Error('no transformations left')
        return {
          image: () => new Response(`${width}${height ? `×${height} ${fit}` : ''} ${format}`).body,
          contentType: () => format,
        }
      },
    }),
  })
  const AVIF = { Accept: 'image/avif,image/webp,*/*' }

  async function ask(query: string, headers: Record<string, string>, IMAGES?: ReturnType<typeof images>) {
    const { data } = await (await send(form(png(640, 480), 'a.png'))).json()
    return askApi(
      `${data.url}${query}`,
      { headers: { ...headers, ...(await asPerson('MANAGER')) } },
      IMAGES ? { ...bindings(), IMAGES } : bindings(),
    )
  }

  test.each([
    [AVIF, '320 image/avif'],
    [{ Accept: 'image/webp,*/*' }, '320 image/webp'],
    [{ Accept: '*/*' }, '320 image/png'],
  ])('for %o', async (headers, body) => {
    const response = await ask('?width=320', headers, images())
    expect(await response.text()).toBe(body)
    expect(response.headers.get('Content-Type')).toBe(body.slice(4))
    expect(response.headers.get('Vary')).toMatch(/\bAccept\b/)
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^sandbox;/)
  })

  test('is made once and stored for each format', async () => {
    const { data } = await (await send(form(png(640, 480), 'a.png'))).json()
    const IMAGES = images()
    const read = async (query: string, headers: Record<string, string>) => {
      const response = await askApi(
        `${data.url}${query}`,
        { headers: { ...headers, ...(await asPerson('MANAGER')) } },
        { ...bindings(), IMAGES },
      )
      const { headers: received } = response
      return [
        await response.text(),
        received.get('Content-Type'),
        received.get('Content-Disposition'),
        received.get('Vary'),
      ]
    }
    const first = await read('?width=320', AVIF)
    expect(await read('?width=320', AVIF)).toEqual(first)
    expect(IMAGES.transformed).toBe(1)
    for (const query of ['?width=320', '?width=320', '?shape=share', '?shape=share'])
      await read(query, { Accept: '*/*' })
    expect(IMAGES.transformed).toBe(3)
    expect((await read('?width=640', AVIF))[0]).toBe('640 image/avif')
    const { objects } = await bindings().FILES.list({ prefix: `${RESIZED_PREFIX}${data.id}/` })
    expect(resizedKeys(data.id)).toEqual(expect.arrayContaining(objects.map(({ key }) => key)))
    expect(objects).toHaveLength(4)
  })

  test('is served even where it cannot be stored', async () => {
    const { data } = await (await send(form(png(640, 480), 'a.png'))).json()
    const FILES = Object.assign(Object.create(bindings().FILES), {
      get: (key: string) => bindings().FILES.get(key),
      put: () => Promise.reject(new Error('R2 is full')),
    })
    const env = { ...bindings(), FILES, IMAGES: images() }
    expect(
      await (
        await askApi(`${data.url}?width=320`, { headers: { ...AVIF, ...(await asPerson('MANAGER')) } }, env)
      ).text(),
    ).toBe('320 image/avif')
  })

  test('for link previews is a JPEG, whatever Accept says', async () => {
    const response = await ask('?shape=share', AVIF, images())
    expect(await response.text()).toBe('1200×630 pad image/jpeg')
    expect(response.headers.get('ETag')).toMatch(/-share-jpeg"$/)
    expect((await (await ask('?shape=share', AVIF)).arrayBuffer()).byteLength).toBe(png(640, 480).length)
    expect((await ask('?shape=square', AVIF)).status).toBe(422)
  })

  test('is the original where it cannot be resized', async () => {
    for (const binding of [undefined, images(true)]) {
      const response = await ask('?width=320', AVIF, binding)
      expect(response.headers.get('Content-Type')).toBe('image/png')
      expect((await response.arrayBuffer()).byteLength).toBe(png(640, 480).length)
    }
  })

  test('is the original for an SVG', async () => {
    const response = await askApi(`${UPLOADS}/${drawing.id}?width=320`, {}, { ...bindings(), IMAGES: images() })
    expect(await response.text()).toBe(drawing.body)
  })

  test('is refused for a width that is not offered', async () => {
    const response = await askApi(`${UPLOADS}/${drawing.id}?width=321`, {}, bindings())
    expect(response.status).toBe(422)
    expect((await askApi(`${UPLOADS}/${NOBODY}?width=320`, {}, bindings())).status).toBe(404)
  })
})
