import type { Page } from 'playwright/test'
import { expectAccessible } from './account.ts'
import { codeSentTo, newLogin, signUp, wrongCode } from './people.ts'
import { collectErrors, expect, formsValidated, hydrated, test } from './site.ts'

const codeField = (page: Page) => page.getByLabel('6-digit code')

async function requestCode(page: Page, login: string): Promise<string> {
  await page.getByLabel('E-mail or phone').fill(login)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(codeField(page)).toBeFocused()
  return codeSentTo(page, login)
}

test('a new visitor who opens a personal screen signs in by code, registers, and arrives there', {
  tag: '@only-tiny',
}, async ({ page }) => {
  const errors = collectErrors(page)
  const login = newLogin('stranger')
  await page.goto('/en')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/auth\?next=%2Fen%2Fprofile/)
  const code = await requestCode(page, login)
  await page.reload()
  await expect(page.getByText(login)).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('button', { name: /^New code in/ })).toBeDisabled()
  // Typed as the e-mail writes it; a complete code is submitted by itself.
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByLabel('Your name').fill('Anna')
  await formsValidated(page)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByText('Accept the terms of use to create an account')).toBeVisible()
  await expect(page.locator('[name=acceptTerms]')).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveValue('Anna')
  for (const name of ['acceptTerms', 'consent']) await page.locator(`[name=${name}]`).check()
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page).toHaveURL(/\/en\/profile$/)
  await page.goto('/en/profile/settings')
  await expect(page.getByText(login)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await page.goto('/en/profile/settings')
  await expect(page).toHaveURL(/\/en\/auth/)
  expect(errors).toEqual([])
})

test('after five wrong codes the right one is refused, and a mistyped login can be corrected @only-react', async ({
  page,
}) => {
  await page.goto('/en/auth')
  const code = await requestCode(page, newLogin('guesser'))
  for (let left = 4; left >= 0; left--) {
    await hydrated(page)
    await codeField(page).fill(wrongCode(code))
    await expect(page.getByText(left > 0 ? `${left} attempt` : 'Too many wrong codes')).toBeVisible()
    await expect(codeField(page)).toBeFocused()
  }
  await hydrated(page)
  // The screen says so already.
  const refused = page.waitForResponse((response) => response.request().method() === 'POST')
  await codeField(page).fill(code)
  await refused
  await hydrated(page)
  await expect(page.getByText('Too many wrong codes')).toBeVisible()
  await page.getByRole('link', { name: 'Change' }).click()
  await requestCode(page, newLogin('mended'))
})

test('a code is read from its text message, and leaving the screen stops waiting for one', {
  tag: '@only-tiny',
}, async ({ page }) => {
  // A stand-in for the browser's WebOTP: it asks the person and reads the text message.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'OTPCredential', { value: class {} })
    const get = ({ signal }: CredentialRequestOptions) =>
      new Promise<Credential | null>((read, end) => {
        signal?.addEventListener('abort', () => {
          sessionStorage.setItem('waited', location.pathname)
          end(signal.reason)
        })
        addEventListener('message-read', (event) => read(Reflect.get(event, 'detail')), { ...(signal && { signal }) })
      })
    Object.defineProperty(navigator.credentials, 'get', { value: get })
  })
  await page.goto('/en/auth')
  const login = newLogin('phone')
  const code = await requestCode(page, login)
  const waits = async () => {
    await hydrated(page)
    await expect(page.locator('form[data-helped]')).toBeAttached()
  }
  await waits()
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(page).toHaveURL(/\/en\/auth$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('waited'))).toBe('/en/auth/code')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await waits()
  await page.evaluate((code) => dispatchEvent(new CustomEvent('message-read', { detail: { code } })), code)
  await expect(page).toHaveURL(/\/en\/auth\/registration$/)
})

test.describe('without script', { tag: '@only-react' }, () => {
  test.use({ javaScriptEnabled: false })

  test('signing in and out work as plain forms', async ({ page }) => {
    const login = newLogin('plain')
    await signUp(page, login)
    await page.goto('/zh/profile/settings')
    await expect(page.getByText(login)).toBeVisible()
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/zh$/)
    await page.goto('/en/auth')
    await page.getByLabel('E-mail or phone').fill('nobody')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.locator('[name=login]:invalid')).toBeFocused()
    await page.getByLabel('E-mail or phone').fill('nobody@two..dots')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByText('Enter an e-mail address')).toBeVisible()
    await expect(page.getByLabel('E-mail or phone')).toHaveValue('nobody@two..dots')
  })
})

test('the sign-in screens pass axe and do not scroll sideways', { tag: '@only-tiny' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const look = async (path: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
  }
  await look('/ru/auth', 'light')
  await page.getByLabel('Эл. почта или телефон').fill('х@х..рф')
  await page.locator('main form button.primary').click()
  await expect(page.locator('[name=login]')).toHaveAttribute('aria-invalid', 'true')
  await look('/ru/auth', 'dark')
  const login = newLogin('looked-at')
  await page.locator('[name=login]').fill(login)
  await page.locator('main form button.primary').click()
  await expect(page.locator('[name=code]')).toBeVisible()
  await look('/ru/auth/code', 'dark')
  await page.locator('[name=code]').fill(await codeSentTo(page, login))
  await expect(page.locator('[name=acceptTerms]')).toBeVisible()
  await look('/zh/auth/registration', 'light')
})
