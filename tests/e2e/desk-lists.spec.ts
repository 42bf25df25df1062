/** What operators of the catalogue and editors keep, in two languages on a phone; a rate is set by keyboard, a legal text begun. */
import { enhanced, expectAccessible } from './account.ts'
import { seventeenthAdminOf } from './admins.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'
import { call } from './suppliers.ts'

const SCREENS = [
  '/admin/unsorted_goods',
  '/admin/unsorted_goods?place=branch',
  '/admin/services?edit=new',
  '/admin/rates',
  '/admin/legal_texts',
  '/admin/broken_feeds',
  '/admin/api_tokens',
  '/admin/banks',
  '/admin/backups',
  '/admin/settings',
  '/admin/stories',
]

test('the lists of the desk are accessible on a phone', { tag: '@only-react' }, async ({ page }, info) => {
  test.setTimeout(240_000)
  await signUp(page, seventeenthAdminOf(info.repeatEachIndex))
  const draft = await call(page, 'POST', '/api/operator/legal-texts', { text: 'consent' })
  const [tag] = (await (await page.request.get('/api/operator/tags?locale=en')).json()).data
  for (const [at, path] of [...SCREENS, `/admin/legal_texts/${draft.id}`, `/admin/stories?tag=${tag.id}`].entries()) {
    await page.setViewportSize({ width: at % 2 === 0 ? 320 : 360, height: 800 })
    await page.emulateMedia({ colorScheme: at % 3 === 0 ? 'dark' : 'light' })
    const response = await page.goto(`/${at % 2 === 0 ? 'ru' : 'en'}${path}`)
    expect(response?.status(), path).toBe(200)
    await enhanced(page)
    await expectAccessible(page)
  }

  await page.goto('/en/admin/rates?edit=UAH')
  await page.getByLabel('Source').fill('National Bank of Ukraine')
  await page.getByLabel('Reason').fill('The source does not have it')
  await page.getByRole('button', { name: 'Set by hand' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('set by hand: The source does not have it').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/en/admin/rates?edit=UAH')
  await page.getByRole('button', { name: 'Take the rate from the source again' }).click()
  await expect(page).toHaveURL(/\/en\/admin\/rates\?done=saved/)
})
