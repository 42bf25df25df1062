import { AxeBuilder } from '@axe-core/playwright'
import { expect, hydrated, test } from './site.ts'
import { createSupplier } from './suppliers.ts'

test('addresses are suggested as one types, and any typed address is accepted', { tag: '@only-tiny' }, async ({
  page,
}) => {
  await createSupplier(page, 'Works by the River')
  const [known] = (await (await page.request.get('/api/companies?perPage=1&country=RU&locale=ru')).json()).data
  const { data } = await (await page.request.get(`/api/companies/${known.id}?locale=ru`)).json()
  await page.goto('/en/profile/company/edit')
  await hydrated(page)
  const box = page.locator('[name="address.ru"]')
  /** Opens the language of the address, which is folded. */
  const unfold = () => page.locator('details:not([open]):has([name="address.ru"]) summary').press('Enter')
  await unfold()
  const suggested = () => page.waitForResponse((response) => response.url().includes('/suggest/address'))

  const first = suggested()
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

  // The pin is at the place, and the fields follow when it is moved: by mouse, then by keyboard.
  const map = page.locator('[data-pin]')
  const marker = page.frameLocator('[data-pin] iframe').getByRole('button', { name: 'Drag the pin' })
  const north = page.locator('[name="coordinates.latitude"]')
  const east = page.locator('[name="coordinates.longitude"]')
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-map', 'ready')
  const numberIn = async (field: typeof north) => Number(await field.inputValue())
  const place = await marker.boundingBox()
  if (!place) throw new Error('no pin')
  const x = place.x + place.width / 2
  const y = place.y + place.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 10)
  await page.mouse.move(x + 40, y + 20)
  await page.mouse.up()
  await expect(page.getByText('Pin moved')).toBeVisible()
  expect(await numberIn(east)).toBeGreaterThan(data.coordinates.longitude)
  expect(await numberIn(north)).toBeLessThan(data.coordinates.latitude)
  const dragged = await north.inputValue()
  await marker.press('ArrowUp')
  await expect(north).not.toHaveValue(dragged)
  expect(await numberIn(north)).toBeGreaterThan(Number(dragged))
  await expect(marker).toBeFocused()
  // Messages from any other window are ignored.
  const moved = await east.inputValue()
  await page.evaluate(() => {
    const received = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    postMessage({ kind: 'moved', id: 'pin', longitude: 1, latitude: 1 })
    return received.then(() => null)
  })
  await expect(east).toHaveValue(moved)
  // The draft contains the place after a reload.
  await page.reload()
  await hydrated(page)
  await expect(east).toHaveValue(moved)

  await unfold()
  await page.route('**/suggest/address', (route) => route.abort())
  await box.fill('Улица Без Подсказок, 5')
  await expect(page.getByText('Suggestions are unavailable')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.goto('/en/profile/company/edit')
  await expect(box).toHaveValue('Улица Без Подсказок, 5')
  await expect(east).toHaveValue(moved)
  const latitude = await north.inputValue()
  const pin = page.getByRole('link', { name: 'Yandex Maps' })
  await expect(pin).toHaveAttribute('href', new RegExp(`pt=${moved},${latitude}&`))
})
