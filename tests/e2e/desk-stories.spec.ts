/** An editor writes, translates, schedules and withdraws an article without a shell. In Russian, on a phone. */
import { enhanced, expectAccessible, fill } from './account.ts'
import { adminOf } from './admins.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'

test(
  'an article is written, translated, scheduled, published and withdrawn',
  { tag: '@full' },
  async ({ page, browser }, info) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await signUp(page, adminOf('desk-stories', info.repeatEachIndex))
    await page.goto('/ru/admin')
    await page.locator('#main').getByRole('link', { name: 'Статьи', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/stories/)
    await enhanced(page)
    await page.getByText('Новая статья').focus()
    await page.keyboard.press('Enter')
    await fill(page, { title: 'Уплотнения арматуры' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Начать черновик' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Уплотнения арматуры')
    await enhanced(page)

    const title = `Valve seals ${crypto.randomUUID().slice(0, 6)}`
    await fill(page, {
      'leads.ru': 'Из чего делают уплотнения.',
      'bodies.ru': '## ПТФЭ\n\nДо 200 °C.',
      'titles.en': title,
      'leads.en': 'What seals are made of.',
      'bodies.en': '## PTFE\n\nUp to 200 °C.',
      subjects: '8481 80',
    })
    await page.getByRole('button', { name: 'Просмотреть без сохранения' }).click()
    await expect(page.getByRole('heading', { name: 'PTFE' })).toBeVisible()
    await enhanced(page)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Сохранено' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Английский: готово' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Отправить на проверку' }).click()
    await expect(page.getByText('На проверке', { exact: true })).toBeVisible()
    await enhanced(page)
    await fill(page, { at: '2990-01-15T09:00' })
    await page.getByRole('button', { name: 'Запланировать' }).click()
    await expect(page.getByText('Запланирована').first()).toBeVisible()
    await expectAccessible(page)

    await enhanced(page)
    await page.getByRole('button', { name: 'Опубликовать сейчас' }).click()
    const open = page.getByRole('link', { name: 'Открыть статью' })
    const address = String(await open.getAttribute('href'))
    const reader = await (await browser.newContext()).newPage()
    await reader.goto(address.replace('/ru/', '/en/'))
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(reader.getByRole('link', { name: 'TN VED 8481 80' })).toBeVisible()

    await enhanced(page)
    await page.getByRole('button', { name: 'Снять с публикации' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Снята с публикации', { exact: true })).toBeVisible()
    expect((await reader.request.get(address.replace('/ru/', '/zh/'))).status()).toBe(410)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
    await reader.context().close()
  },
)
