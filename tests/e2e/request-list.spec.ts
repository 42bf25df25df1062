import type { Page } from 'playwright/test'
import { expectAccessible, expectStatus, fill, PICTURE, press } from './account.ts'
import { adminOf } from './admins.ts'
import { newLogin, signUp } from './people.ts'
import { expect, formsValidated, test } from './site.ts'
import { call, createProduct, PHONE, sellers } from './suppliers.ts'

/** Four products of a supplier, on sale, with models that no other product has. @returns the models */
async function publish(page: Page, moderator: Page, series: string): Promise<string[]> {
  const multipart = { file: { name: 'gauge.png', mimeType: 'image/png', buffer: PICTURE } }
  const headers = { Origin: new URL(page.url()).origin }
  const uploaded = await (await page.request.post('/api/files/common', { multipart, headers })).json()
  const models = [1, 2, 3, 4].map((n) => `${series}-${n}`)
  for (const model of models) {
    const product = await createProduct(page, `Pressure gauge ${model}`, { model })
    const id = product.split('/').at(-1)
    const tiers = [{ from: 1, amount: 120_000 }]
    await call(page, 'POST', `/api/profile/company/products/${id}/files`, { file: uploaded.data.id })
    await call(page, 'PUT', `/api/profile/company/products/${id}/prices`, { currency: 'RUB', vat: null, tiers })
    await call(page, 'PATCH', `/api/profile/company/products/${id}/status`, { status: 'moderation' })
    await call(moderator, 'PATCH', `/app/admin/products/${id}/status`, { status: 'published' })
  }
  return models
}

/** The supplier answers the only inquiry, on a phone. */
async function answer(page: Page, text: string): Promise<void> {
  await page.goto('/en/profile/inquiries')
  await page.getByRole('link', { name: 'Li Wei' }).click()
  await expect(page.locator('[name=reply]')).toBeAttached()
  await formsValidated(page)
  await fill(page, { reply: text })
  await press(page, 'Send reply')
  await expect(page.getByText('Your reply has been sent')).toBeVisible()
}

/** The same without its screens. */
async function answerAside(page: Page, text: string): Promise<void> {
  const [inquiry] = (await (await page.request.get('/api/profile/company/inquiries')).json()).data
  await call(page, 'POST', `/api/profile/company/inquiries/${inquiry.id}/messages`, { text })
}

for (const [who, tag] of [
  ['somebody without an account', '@only-tiny'],
  ['a buyer who is signed in', '@full'],
] as const)
  test(`a list of twelve lines, pasted by ${who}, is sent to three suppliers in nine presses and answered ${tag}`, async ({
    page,
    browser,
  }, info) => {
    test.slow()
    await page.setViewportSize(PHONE)
    const isSignedIn = tag === '@full'
    const email = newLogin('buyer')
    if (isSignedIn) await signUp(page, email, 'Li Wei')
    const run = crypto.randomUUID().slice(0, 6).toUpperCase()
    const models: string[] = []
    const names = ['Gauge Works', 'Ningbo Gauges', 'Omsk Meters']
    const found = await sellers(
      browser,
      adminOf('request-list', info.repeatEachIndex),
      names,
      async (seller, moderator) => {
        models.push(...(await publish(seller.page, moderator, `${run}${'XYZ'[models.length / 4]}`)))
      },
    )
    await page.goto('/en/request-list')
    let presses = 0
    const tap = async (action: Promise<void>) => {
      presses += 1
      await action
    }
    await tap(page.locator('[name=text]').fill(models.map((model, at) => `${model}\t${10 + at} pcs`).join('\n')))
    await tap(press(page, 'Find products'))
    await expect(page.getByText('12 lines matched')).toBeVisible()
    await expectAccessible(page)
    if (!isSignedIn) {
      await tap(fill(page, { name: 'Li Wei' }))
      await tap(fill(page, { email }))
    }
    await tap(page.locator('[name=consent]').check())
    await tap(press(page, 'Send to the selected suppliers'))
    await expect(page.getByText('sent to 3 suppliers')).toBeVisible()
    expect(presses).toBeLessThanOrEqual(9)
    for (const name of names)
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('4 lines')

    for (const [at, seller] of found.entries())
      await (at === 2 ? answer : answerAside)(seller.page, `All four in stock, answer ${at + 1}`)
    if (!isSignedIn) await signUp(page, email, 'Li Wei')
    await page.goto('/en/profile/requests')
    await expectAccessible(page)
    for (const name of names)
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Answered')
    await page.getByRole('listitem').filter({ hasText: 'Omsk Meters' }).getByRole('link').first().click()
    await expect(page.locator('[name=reply]')).toBeAttached()
    await expect(page.getByText('All four in stock, answer 3')).toBeVisible()
    await formsValidated(page)
    await fill(page, { reply: 'Thank you, please quote' })
    await press(page, 'Send message')
    await expectStatus(page, 'Message sent')
  })
