import type { Browser, Page } from 'playwright/test'
import { newInn } from '../fixtures/new-inn.ts'
import { expectAccessible, expectStatus, fill, press } from './account.ts'
import { codeSentTo, newLogin, signUp, wrongCode } from './people.ts'
import { expect, hydrated, test } from './site.ts'
import { call, createProduct, createSupplier } from './suppliers.ts'

const narrow = { width: 320, height: 800 }

/** Submits a form from the page's origin, whether the page has such a form or not. */
const send = (page: Page, path: string, form: Record<string, string>) =>
  page.request.post(path, { form, headers: { Origin: new URL(page.url()).origin } })

async function another(browser: Browser, login: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: narrow })).newPage()
  await signUp(page, login, name)
  return page
}

/**
 * Enters a wrong code of a new login, then the one that was sent: six digits are submitted by themselves.
 * @param at an existing login, whose code confirms the change
 */
async function confirm(page: Page, login: string, at: string): Promise<void> {
  const code = await codeSentTo(page, login)
  const helped = async () => {
    await hydrated(page)
    await expect(page.locator('form[data-helped]')).toBeAttached()
  }
  await helped()
  await page.locator('[name=proof]').fill(await codeSentTo(page, at))
  await page.locator('[name=code]').fill(wrongCode(code))
  await expect(page.getByText('Wrong code. 4 attempts left.')).toBeVisible()
  await expect(page.locator('[name=code]')).toBeFocused()
  await helped()
  await page.locator('[name=proof]').fill(await codeSentTo(page, at))
  await page.locator('[name=code]').fill(code)
  await expect(page).toHaveURL(/\/success$/)
}

test('a second person accepts an invitation and may do what their role allows', {
  tag: '@only-react',
}, async ({ page, browser }) => {
  await page.setViewportSize(narrow)
  const name = `Works ${crypto.randomUUID().slice(0, 6)}`
  await createSupplier(page, name)
  const product = await createProduct(page, 'Read by all')
  const login = newLogin('colleague')
  await page.goto('/en/profile/employee')
  await page.getByRole('link', { name: 'Invite a team member' }).click()
  await fill(page, { contact: 'nobody@two..dots', position: 'Sales' })
  await press(page, 'Send the invitation')
  await expect(page.getByText('Enter an e-mail address, or a phone number with country code')).toBeVisible()
  await expect(page.locator('[name=contact]')).toBeFocused()
  await expect(page.locator('[name=position]')).toHaveValue('Sales')
  await fill(page, { contact: login })
  await press(page, 'Send the invitation')
  await expectStatus(page, 'The invitation has been sent')

  const colleague = await another(browser, login, 'Colleague')
  await colleague.goto('/en/profile')
  await expectAccessible(colleague)
  await press(colleague, `Accept: ${name}`)
  await expectStatus(colleague, 'You have joined the company')
  await colleague.goto('/en/profile/employee')
  await expect(colleague.getByRole('link', { name: 'Invite a team member' })).toHaveCount(0)
  expect((await colleague.goto('/en/profile/employee/new'))?.status()).toBe(404)
  await colleague.goto('/en/profile/company/edit')
  await expect(colleague).toHaveURL(/\/profile\/company$/)
  await colleague.goto(product)
  await expect(colleague.getByRole('complementary')).toContainText('Read by all')
  await expect(colleague.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(colleague.getByRole('main').getByRole('button')).toHaveCount(0)
  await colleague.goto('/en/profile/product')
  await expect(colleague.getByRole('link', { name: 'Read by all' })).toBeVisible()
  await expect(colleague.getByRole('link', { name: 'New product', exact: true })).toHaveCount(0)
  await expect(colleague.getByRole('checkbox')).toHaveCount(0)
  await colleague.goto('/en/profile/legal_entities')
  await expect(colleague.getByRole('link', { name: 'Add a legal entity' })).toHaveCount(0)
  const entity = { action: 'save', taxNumber: newInn(), fullName: 'Sent all the same' }
  const invitation = { action: 'invite', contact: newLogin('friend'), role: 'OWNER' }
  for (const [path, form] of [
    ['/en/profile/legal_entities', entity] as const,
    ['/en/profile/employee/new', invitation] as const,
  ]) {
    const response = await send(colleague, path, form)
    expect(response.status()).toBe(422)
    expect(await response.text()).toContain('You do not have permission. Ask the company owner')
  }

  await page.goto('/en/profile/employee')
  await page.getByRole('link', { name: 'Colleague' }).click()
  await page.getByLabel('Role').selectOption('MANAGER')
  await press(page, 'Save')
  await expectStatus(page, 'Saved')
  expect((await send(colleague, '/en/profile/legal_entities', { ...entity, action: 'save' })).status()).toBe(200)

  // The screen says "Saved" already.
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await press(page, 'Suspend access')
  await expect(button('Restore access')).toBeVisible()
  await colleague.goto('/en/profile/employee')
  await expect(colleague).toHaveURL(/\/en\/profile$/)
  await press(page, 'Restore access')
  await expect(button('Suspend access')).toBeVisible()
  await press(page, 'Remove')
  await press(page, 'Undo')
  await expectStatus(page, 'Restored')
  await page.getByRole('link', { name: 'Colleague' }).click()
  await page.getByText('Transfer ownership').first().click()
  await press(page, 'Transfer ownership')
  await expectStatus(page, 'You are now a manager')
  await expect(page.getByRole('link', { name: 'Invite a team member' })).toHaveCount(0)
  await colleague.goto('/en/profile/employee')
  await expect(colleague.getByRole('link', { name: 'Invite a team member' })).toBeVisible()
  await colleague.context().close()
})

test('another main e-mail address and a phone number are added, each confirmed by a code', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(narrow)
  const old = newLogin('old')
  const login = newLogin('new')
  const phone = `+7912${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(7, '0')
    .slice(-7)}`
  await signUp(page, old)
  await page.goto('/en/profile/settings')
  await page.getByRole('link', { name: 'Change the main e-mail address' }).click()
  await fill(page, { value: 'new@two..dots' })
  await press(page, 'Send the codes')
  await expect(page.getByText('Enter an e-mail address')).toBeVisible()
  await expect(page.locator('[name=value]')).toHaveValue('new@two..dots')
  await expectAccessible(page)
  await fill(page, { value: login })
  await press(page, 'Send the codes')
  await expect(page.getByText(login, { exact: true })).toBeVisible()
  await page.reload()
  await confirm(page, login, old)
  await page.goto('/en/profile/mail')
  await expect(page.getByText(login)).toBeVisible()
  await expect(page.getByText(old)).toHaveCount(0)
  await press(page, /^Remove/)
  await expect(page.getByText('This is your only way to sign in')).toBeVisible()
  // A number without a country code is read as one of the page's language.
  await page.goto('/ru/profile/phone/new')
  await fill(page, { value: `8 ${phone.slice(2)}` })
  await press(page, 'Получить коды')
  await expect(page.getByText(phone, { exact: true })).toBeVisible()
  await page.goto(page.url().replace('/ru/', '/en/'))
  await confirm(page, phone, login)
  await page.goto('/en/profile/mail/phone')
  // Grouped as its country writes it.
  await expect(page.getByText(new RegExp([...phone.slice(1)].join('\\D*')))).toBeVisible()
})

test('a legal entity’s tax number is validated as it is typed, and a deleted entity can be restored', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(narrow)
  await createSupplier(page, 'Trading')
  const first = newInn()
  const second = newInn()
  await call(page, 'POST', '/api/profile/company/legal-entities', { fullName: 'First', taxNumber: first })
  await page.goto('/en/profile/legal_entities?edit=new')
  await hydrated(page)
  const slip = `${second.slice(0, 9)}${(Number(second[9]) + 1) % 10}`
  await fill(page, { taxNumber: slip })
  await expect(page.getByText('This number is not valid')).toBeVisible()
  await fill(page, { taxNumber: second })
  await expect(page.getByText('This number is not valid')).toHaveCount(0)
  const [known] = (await (await page.request.get('/api/companies?country=RU&perPage=1')).json()).data
  const { data } = await (await page.request.get(`/api/companies/${known.id}?locale=ru`)).json()
  await fill(page, { taxNumber: data.taxNumber })
  await press(page, 'Look up by tax number')
  await expect(page.getByText('Found in the business registry and filled in')).toBeVisible()
  await expect(page.locator('[name=fullName]')).toHaveValue(data.name.text)
  await fill(page, { taxNumber: slip, fullName: 'Second company', shortName: 'Second', kpp: '773601001' })
  await press(page, 'Save')
  await expect(page.locator('[name=taxNumber]')).toBeFocused()
  await expect(page.locator('[name=kpp]')).toHaveValue('773601001')
  await expectAccessible(page)
  await fill(page, { taxNumber: second })
  // Enter saves, and does not look the number up again.
  await page.locator('[name=fullName]').press('Enter')
  await expectStatus(page, 'Saved')
  await press(page, 'Remove: First')
  await expect(page.getByText('Make another legal entity the main one first')).toBeVisible()
  await press(page, 'Make this the main one: Second')
  await expect(page.getByRole('button', { name: 'Make this the main one: First' })).toBeVisible()
  await press(page, 'Remove: First')
  await expectStatus(page, 'You can undo this for 7 days')
  await press(page, 'Undo')
  await expect(page.getByText('First')).toBeVisible()
})
