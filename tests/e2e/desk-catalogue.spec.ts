/** An operator moves a category and merges it into another one, by keyboard, on a phone; its addresses lead on in every language. */
import { enhanced, expectAccessible } from './account.ts'
import { adminOf } from './admins.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'
import { call } from './suppliers.ts'

const WORDS = {
  en: { place: 'Move or merge', move: 'Move', on: 'Continue', merge: 'Merge and delete the category', saved: 'Saved' },
  ru: {
    place: 'Перенести или объединить',
    move: 'Перенести',
    on: 'Продолжить',
    merge: 'Объединить и удалить категорию',
    saved: 'Сохранено',
  },
} as const

for (const [at, locale] of (['en', 'ru'] as const).entries()) {
  test(`a category is moved and merged in ${locale}`, { tag: '@full' }, async ({ page }, info) => {
    test.setTimeout(150_000)
    const words = WORDS[locale]
    await page.setViewportSize({ width: 360, height: 800 })
    await signUp(page, adminOf('desk-catalogue', 2 * info.repeatEachIndex + at))
    const about = { en: '', ru: '', zh: '' }
    const add = (name: string, parent: string | null) =>
      call(page, 'POST', '/api/operator/categories', { parent, names: { en: name, ru: name, zh: name }, about })
    const tag = crypto.randomUUID().slice(0, 6)
    const top = await add(`Fasteners ${tag}`, null)
    const from = await add(`Studs ${tag}`, null)
    const into = await add(`Rods ${tag}`, top.id)

    await page.goto(`/${locale}/admin/parameters/${from.id}`)
    await enhanced(page)
    await page.getByText(words.place).focus()
    await page.keyboard.press('Enter')
    await page.locator('select[name=parent]').selectOption(top.id)
    await expectAccessible(page)
    await page.getByRole('button', { name: words.move, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible()
    const below = (await (await page.request.get(`/api/categories?parent=${top.id}`)).json()).data
    expect(below.map(({ id }: { id: string }) => id)).toEqual([into.id, from.id])

    await enhanced(page)
    await page.getByText(words.place).click()
    await page.locator('select[name=into]').selectOption(into.id)
    await page.getByRole('button', { name: words.on, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: words.merge })).toBeVisible()
    await enhanced(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: words.merge }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}/admin/parameters\\?done=saved`))

    for (const prefix of ['/en', '/ru', '/zh', '']) {
      const placeOf = async () => {
        const old = await page.request.get(`${prefix}/catalog/${from.id}-${from.slug}?sort=new`, { maxRedirects: 0 })
        return [old.status(), old.headers().location]
      }
      // Pages read the tree of categories again after a minute.
      const led = expect.poll(placeOf, { timeout: 70_000 })
      await led.toEqual([301, `${prefix}/catalog/${into.id}-${into.slug}?sort=new`])
    }
  })
}
