import type { Page } from 'playwright/test'
import { expectAccessible, expectSaved, fill, PICTURE, save } from './account.ts'
import { expect, hydrated, test } from './site.ts'
import { createSupplier } from './suppliers.ts'

/** Drops or pastes a picture; without one a text, which must not upload anything. */
const hand = (page: Page, how: 'drop' | 'paste', name = '') =>
  page.locator('form[data-attach]').evaluate(
    (form, [how, name, bytes]) => {
      const data = new DataTransfer()
      const picture = Uint8Array.from(atob(String(bytes)), (letter) => letter.charCodeAt(0))
      if (name) data.items.add(new File([picture], name, { type: 'image/png' }))
      else data.setData('text/plain', 'Q-17')
      const shared = { bubbles: true, cancelable: true }
      const drop = new DragEvent('drop', { ...shared, dataTransfer: data })
      form.dispatchEvent(how === 'drop' ? drop : new ClipboardEvent('paste', { ...shared, clipboardData: data }))
    },
    [how, name, PICTURE.toString('base64')] as const,
  )

test('photos dropped and pasted without a network are uploaded later; a code is picked from the classifier @only-react', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await createSupplier(page, 'Pictured Works')
  await page.goto('/en/profile/company/edit/file')
  await expectAccessible(page)
  await hydrated(page)
  await expect(page.locator('[data-uploads] [name=photo-file]')).toBeAttached()
  // Requests fail while the browser counts as online, so that no event says when they succeed again.
  await page.route('**/api/files/common', (route) => route.abort())
  await fill(page, { number: 'Q-17' })
  await hand(page, 'drop', 'shop.png')
  await hand(page, 'paste', 'yard.png')
  await hand(page, 'paste')
  await expect(page.getByText('The upload will resume automatically')).toBeVisible()
  await page.unroute('**/api/files/common')
  await expect(page.getByRole('img', { name: /^Photo/ })).toHaveCount(2)
  await expect(page.locator('[name=number]')).toHaveValue('Q-17')
  const first = await page.getByRole('img', { name: 'Photo 1' }).getAttribute('src')
  await page.getByRole('button', { name: 'Move down: Photo 1' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Photo 2' })).toHaveAttribute('src', String(first))
  await page.goto('/en/profile/company/edit/additionally')
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Find a code' }).fill('valves')
  await page.getByRole('button', { name: /^Select: 28\.1 / }).click()
  await expect(page.locator('[name=activities]')).toHaveValue('28.1')
  await expectAccessible(page)
  await save(page)
  await expectSaved(page)
  await expect(page.getByRole('listitem').filter({ hasText: '28.1' })).toBeVisible()
})
