import type { Page } from 'playwright/test'
import { pdf } from '../fixtures/uploads/documents.ts'
import { deploySite, tabOpener } from './deployed-site.ts'
import { expect, test } from './site.ts'

test.use({ withServiceWorker: true })

const document = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})

async function ask(page: Page, files: ReturnType<typeof document>[]): Promise<void> {
  await page.locator('[name=incoterm]').selectOption('DAP')
  await page.locator('[name=deliveredTo]').fill('Yekaterinburg')
  await page.locator('[name=file]').setInputFiles(files)
  await page.locator('[name=name]').fill('Li Wei')
  await page.locator('[name=email]').fill(`li-${crypto.randomUUID().slice(0, 8)}@buyers.example`)
  await page.locator('[name=showContact]').uncheck()
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(page.locator('h1')).toHaveText('Saved, not sent yet')
}

test('a request waits for the network with its wishes and files, and is sent once; a refused file brings the form back @only-react', async ({
  context,
  baseURL,
  request,
}) => {
  const site = await deploySite(baseURL ?? '')
  const [product] = (await (await request.get('/api/products?perPage=1')).json()).data
  const open = tabOpener(context, site)
  const other = await open('/en/talp')
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  const asking = await open(`/en/inquiry?product=${product.id}&quantity=5000`)
  const refused = await open(`/en/inquiry?product=${product.id}&quantity=6000`)
  await site.cut()
  await ask(asking, [document('drawing.pdf', pdf()), document('norm.pdf', pdf('two'))])
  await ask(refused, [document('broken.pdf', new TextEncoder().encode('%PDF-1.7 cut'))])
  await site.restore()
  for (const page of [asking, refused]) await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(asking).toHaveURL(/sent=/)
  for (const text of ['drawing.pdf', 'norm.pdf', 'DAP', 'Yekaterinburg', 'but not your e-mail address'])
    await expect(asking.locator('main')).toContainText(text)
  await expect(refused.locator('#file-fault')).toContainText('broken.pdf — ')
  await expect(refused.locator('[name=deliveredTo]')).toHaveValue('Yekaterinburg')
  await expect(refused.locator('[name=showContact]')).not.toBeChecked()
  const sent = (path: RegExp) => site.posted.filter((one) => path.test(one)).length
  // The refused form is posted once by the queue and once for its writer, who sees it with what is wrong.
  expect([sent(/\/inquiry\?/), sent(/\/api\/requests\/files/)]).toEqual([3, 4])
  site.close()
})
