import { AxeBuilder } from '@axe-core/playwright'
import { expect, hydrated, test } from './site.ts'
import { foundSupplier } from './suppliers.ts'

test('addresses are suggested as they are typed, and typing does without', { tag: '@only-tiny' }, async ({ page }) => {
  await foundSupplier(page, 'Works by the River')
  const [known] = (await (await page.request.get('/api/companies?perPage=1&country=RU&locale=ru')).json()).data
  const { data } = await (await page.request.get(`/api/companies/${known.id}?locale=ru`)).json()
  await page.goto('/en/profile/company/edit')
  await hydrated(page)
  const box = page.locator('[name="address.ru"]')
  const asked = () => page.waitForResponse((answer) => answer.url().includes('/suggest/address'))

  const first = asked()
  await box.pressSequentially(data.address.text.slice(0, 34))
  await first
  const option = page.getByRole('option', { name: data.address.text, exact: true })
  await expect(option).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  const { violations } = await new AxeBuilder({ page }).include('form').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(box).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Backspace')
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(data.address.text)
  await expect(page.locator('[name="coordinates.latitude"]')).toHaveValue(String(data.coordinates.latitude))

  await page.route('**/suggest/address', (route) => route.abort())
  await box.fill('Улица Без Подсказок, 5')
  await expect(page.getByText('No suggestions just now')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.goto('/en/profile/company/edit')
  await expect(box).toHaveValue('Улица Без Подсказок, 5')
  await expect(page.locator('[name="coordinates.longitude"]')).toHaveValue(String(data.coordinates.longitude))
  const { latitude, longitude } = data.coordinates
  const pin = page.getByRole('link', { name: 'Yandex Maps' })
  await expect(pin).toHaveAttribute('href', new RegExp(`pt=${longitude},${latitude}&`))
})
