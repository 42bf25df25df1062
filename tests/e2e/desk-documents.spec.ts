/** A moderator reads the certificate of a product within its screen, in the viewer of a whole Chromium: the shell has none. */
import { CHROMIUM_FLAGS, findWholeChromium } from '../../scripts/chromium.ts'
import { enhanced, expectAccessible } from './account.ts'
import { adminOf } from './admins.ts'
import { pagePdf } from './page-pdf.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'
import { call, createSupplier, submitProduct } from './suppliers.ts'

test.use({ launchOptions: { executablePath: findWholeChromium() ?? undefined, args: CHROMIUM_FLAGS } })

test(
  'a PDF of a product opens within the screen of a moderator, and is fetched only then',
  { tag: '@full' },
  async ({ page, browser }, info) => {
    const seller = await (await browser.newContext()).newPage()
    const company = await createSupplier(seller, 'Works of certificates')
    await call(seller, 'PATCH', '/api/profile/company/status', { status: 'pending' })
    await signUp(page, adminOf('desk-documents', info.repeatEachIndex))
    await call(page, 'PATCH', `/app/admin/companies/${company}/status`, { status: 'active' })
    const product = await submitProduct(seller, 'Gate valve with a certificate')
    const sent = await seller.request.post('/api/files/common', {
      headers: { Origin: new URL(seller.url()).origin },
      multipart: { file: { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: pagePdf('Certificate 17') } },
    })
    const { id: file } = (await sent.json()).data
    await call(seller, 'POST', `/api/profile/company/products/${product}/files`, { file })
    await seller.context().close()

    const path = `/api/operator/documents/${file}`
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(`/en/admin/products/${product}`)
    await enhanced(page)
    await expect(page.getByRole('link', { name: 'Download: certificate.pdf' })).toHaveAttribute(
      'download',
      'certificate.pdf',
    )
    expect(fetched).not.toContain(path)
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    await page.locator('summary', { hasText: 'certificate.pdf' }).press('Enter')
    const response = await answered
    expect([response.status(), response.headers()['x-frame-options']]).toEqual([200, 'SAMEORIGIN'])
    // The viewer is a frame of the browser's own.
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContainEqual(expect.stringMatching(/^chrome-extension:/))
    await expectAccessible(page)
  },
)
