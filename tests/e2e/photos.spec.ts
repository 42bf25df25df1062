/** Photos from phones and programs, chosen on the screen of a product's pictures. */
import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { turned } from '../fixtures/uploads/pictures.ts'
import { expect, hydrated, test } from './site.ts'
import { createProduct, createSupplier } from './suppliers.ts'

/** The EXIF orientation with which a phone held upright marks that its sensor was rotated. */
const HELD_UPRIGHT = 6

/** A picture in two halves, encoded by the browser: its left one in the first colour. */
async function drawn(page: Page, type: string, left: string, right: string): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([type, left, right]) => {
      const canvas = new OffscreenCanvas(2700, 270)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The browser draws nothing.')
      for (const [at, colour] of [left, right].entries()) {
        context.fillStyle = colour
        context.fillRect(at * 1350, 0, 1350, 270)
      }
      return [...new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.9 })).arrayBuffer())]
    },
    [type, left, right] as const,
  )
  return Buffer.from(bytes)
}

/** Chooses a file and waits until the screen shows it as the picture of this number. */
async function upload(page: Page, name: string, mimeType: string, buffer: Buffer, number: number): Promise<void> {
  await page.locator('[data-uploads] [name=file]').setInputFiles({ name, mimeType, buffer })
  await expect(page.getByRole('img', { name: `Photo ${number}` })).toBeVisible()
  await hydrated(page)
}

/** The stored file: its type, its dimensions, and the colour of its top left corner as a browser shows it, as red, green, blue, alpha. */
const stored = (page: Page, id: string) =>
  page.evaluate(async (url) => {
    const blob = await (await fetch(url)).blob()
    const picture = await createImageBitmap(blob)
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const corner = [...(context?.getImageData(20, 20, 1, 1).data ?? [])]
    return { type: blob.type, size: [picture.width, picture.height], corner }
  }, `/api/files/common/${id}`)

test(
  'photos are made smaller upright and with their transparency; what cannot be taken is refused before it is sent',
  {
    tag: '@only-react',
  },
  async ({ page }, info) => {
    await createSupplier(page, 'Photo Works')
    const product = await createProduct(page, 'Valve')
    await page.goto(`${product}/file`)
    await hydrated(page)
    const upright = turned(await drawn(page, 'image/jpeg', 'rgb(255 0 0)', 'rgb(0 0 255)'), HELD_UPRIGHT)
    const transparent = await drawn(page, 'image/png', 'transparent', 'rgb(0 128 0)')

    await upload(page, 'phone.jpg', 'image/jpeg', Buffer.from(upright), 1)
    await upload(page, 'drawing.png', 'image/png', transparent, 2)
    const files = (
      await (await page.request.get(`/api${product.slice(3).replace('/product', '/company/products')}/files`)).json()
    ).data
    const [photo, drawing] = await Promise.all(files.pictures.map(({ id }: { id: string }) => stored(page, id)))
    expect(photo).toMatchObject({ type: 'image/jpeg', size: [256, 2560] })
    expect(photo.corner[0]).toBeGreaterThan(200)
    expect(photo.corner[2]).toBeLessThan(60)
    expect(drawing).toEqual({ type: 'image/png', size: [2560, 256], corner: [0, 0, 0, 0] })

    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    // Files on the disk: 26 MB would take seconds through the browser's protocol.
    const refused = [info.outputPath('IMG_0001.HEIC'), info.outputPath('passport.pdf')]
    writeFileSync(info.outputPath('IMG_0001.HEIC'), '\0\0\0\x18ftypheic\0\0\0\0mif1heic')
    writeFileSync(info.outputPath('passport.pdf'), Buffer.alloc(26_000_000))
    await page.locator('[data-uploads] [name=file]').setInputFiles(refused)
    await expect(page.getByText(/IMG_0001\.HEIC: HEIC photos are not accepted\. On an iPhone/)).toBeVisible()
    await expect(page.getByText(/passport\.pdf: File too large/)).toBeVisible()
    expect(sent).toEqual([])
  },
)
