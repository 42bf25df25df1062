/** An administrator grants a role by keyboard, and its holder adds a category and renames it. In Russian, on a phone. */
import { enhanced, expectAccessible, fill } from './account.ts'
import { adminOf } from './admins.ts'
import { newLogin, signUp } from './people.ts'
import { expect, test } from './site.ts'

test('a role is granted, and opens its part of the desk alone', { tag: '@full' }, async ({ page, browser }, info) => {
  const helper = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage()
  await signUp(helper, newLogin('catalogue'))
  const { id } = (await (await helper.request.get('/api/profile')).json()).data
  await page.setViewportSize({ width: 360, height: 800 })
  await signUp(page, adminOf('desk-roles', info.repeatEachIndex))

  await page.goto(`/ru/admin/people/${id}`)
  await enhanced(page)
  await page.getByText('Изменить роли').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Менеджер каталога' }).focus()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Сохранено' })).toBeVisible()
  await expect(page.getByText('Пользователь: изменены роли оператора')).toBeVisible()

  await helper.goto('/ru/admin')
  await expectAccessible(helper)
  await expect(helper.getByRole('link', { name: 'Пользователи' })).toHaveCount(0)
  await helper.getByRole('link', { name: 'Категории и характеристики' }).click()
  await helper.getByRole('link', { name: 'Добавить категорию' }).click()
  const name = `Plugs ${crypto.randomUUID().slice(0, 6)}`
  const texts = (en: string) => ({ 'names.ru': 'Заглушки', 'names.en': en, 'names.zh': '堵头' })
  await fill(helper, texts(name))
  await expectAccessible(helper)
  await helper.getByRole('button', { name: 'Добавить категорию' }).click()
  await helper.getByRole('link', { name: 'Заглушки' }).last().click()
  await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Заглушки')
  const [, category = ''] = /parameters\/(\w{16})/.exec(helper.url()) ?? []
  const slug = name.toLowerCase().replace(' ', '-')
  await helper.getByText('Название, описание и порядок').click()
  await fill(helper, texts(`${name} new`))
  await helper.getByRole('button', { name: 'Сохранить' }).click()
  await expect(helper.getByRole('status').filter({ hasText: 'Сохранено' })).toBeVisible()
  const tree = (await (await helper.request.get('/api/categories?locale=ru')).json()).data
  expect(tree).toContainEqual(expect.objectContaining({ id: category, slug: `${slug}-new` }))
  expect((await helper.goto('/ru/admin/people'))?.status()).toBe(404)
  await helper.context().close()
})
