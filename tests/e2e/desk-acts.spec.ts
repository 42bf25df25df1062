/**
 * Everything that operators do on the desk, each act once by keyboard on a phone, in English and then in Russian. The rules are tested beside
 * the API.
 */
import { expectAccessible } from './account.ts'
import { adminOf } from './admins.ts'
import { GROUPS } from './desk-act-lists.ts'
import { carryOut } from './desk-acts.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'
import { createFullDesk } from './whole-desk.ts'

for (const [at, [group, actsOf]] of Object.entries(GROUPS).entries())
  test(
    `what operators do with ${group} is done by keyboard on a phone, in English and in Russian`,
    { tag: '@full' },
    async ({ page, browser }, info) => {
      test.setTimeout(10 * 60_000)
      // A field that is not there fails the act, not the whole journey after its minutes.
      page.setDefaultTimeout(30_000)
      await page.setViewportSize({ width: 360, height: 800 })
      await signUp(page, adminOf('desk-acts', 6 * info.repeatEachIndex + at))
      for (const locale of ['en', 'ru']) {
        const desk = await createFullDesk(page, browser)
        for (const act of actsOf(desk, crypto.randomUUID().slice(0, 6), locale)) {
          await carryOut(page, act, locale)
          await expectAccessible(page)
        }
        // What was done is in the journal, which is exported.
        await page.goto(`/${locale}/admin/journal`)
        await expect(page.locator('main h1')).toBeVisible()
      }
      const file = await page.request.get('/api/operator/journal/file')
      expect((await file.text()).split('\n').length).toBeGreaterThan(3)
    },
  )
