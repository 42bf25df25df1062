/**
 * What operators do with codes, editions and technical regulations: accessible on a phone in three languages, by
 * keyboard, without script.
 */
import { enhanced, expectAccessible } from './account.ts'
import { adminOf } from './admins.ts'
import { signUp } from './people.ts'
import { expect, LANGUAGES, test } from './site.ts'

const SCREENS = ['/admin/editions', '/admin/regulations', '/admin/regulations?edit=new']

test('editions and regulations are managed on a phone', { tag: '@full' }, async ({ page, browser }, info) => {
  test.setTimeout(240_000)
  await signUp(page, adminOf('desk-codes', info.repeatEachIndex))
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [at, language] of LANGUAGES.entries())
    for (const path of SCREENS) {
      await page.emulateMedia({ colorScheme: at % 2 === 0 ? 'dark' : 'light', reducedMotion: 'reduce' })
      const response = await page.goto(`/${language}${path}`)
      expect(response?.status(), path).toBe(200)
      await enhanced(page)
      await expectAccessible(page)
    }

  const number = `${100 + info.repeatEachIndex}/2019`
  await page.goto('/en/admin/regulations?edit=new')
  await enhanced(page)
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('number').fill('19')
  await field('names.en').fill('On valves')
  for (const [language, name] of [
    ['Russian', 'names.ru'],
    ['Chinese', 'names.zh'],
  ] as const) {
    await page.locator('main summary').filter({ hasText: language }).focus()
    await page.keyboard.press('Enter')
    await field(name).fill('On valves')
  }
  await field('prefixes').fill('8481 84')
  await field('validFrom').fill('2020-01-01')
  await field('source').fill('Decision 1')
  const add = page.getByRole('button', { name: 'Add a regulation' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(field('number')).toHaveAttribute('aria-invalid', 'true')
  await field('number').fill(number)
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/admin\/regulations\?done=saved/)
  await expect(page.getByText(`TR EAEU ${number}`).first()).toBeVisible()

  const still = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await still.newPage()
  for (const path of SCREENS) {
    await plain.goto(`/ru${path}`)
    await expect(plain.locator('h1'), path).toBeVisible()
  }
  await plain.goto('/ru/admin/regulations')
  await plain.getByRole('link', { name: new RegExp(`ТР ЕАЭС ${number}`) }).click()
  await plain.getByRole('button', { name: 'Удалить' }).click()
  await expect(plain).toHaveURL(/\/ru\/admin\/regulations\?done=saved/)
  await expect(plain.getByText(`ТР ЕАЭС ${number}`)).toHaveCount(0)
  await still.close()
})
