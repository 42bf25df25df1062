/** What operators do on the desk, each act once by keyboard on a phone, in English and in Russian. The rules are tested beside the API. */
import type { Page } from 'playwright/test'
import { enhanced, expectAccessible, PICTURE } from './account.ts'
import { nineteenthAdminOf } from './admins.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'
import { createFullDesk, type Desk } from './whole-desk.ts'

interface Act {
  /** Below the language. */
  path: string
  /** Name of the form's action. */
  action: string
  /** Values by the names of fields; `true` ticks a box. */
  typed?: Record<string, string | true>
  /** A picture for its file field. */
  withFile?: true
  /** Of the button, where the form has several: its value. */
  decision?: string
  /** What the address has afterwards. */
  leadsTo?: RegExp
}

const names = (of: string) => ({ 'names.en': `${of} en`, 'names.ru': `${of} ru`, 'names.zh': `${of} zh` })
const reason = 'The register says so'

/** Acts of one visit to the desk, in an order in which each is possible. @param tag makes names unique */
function actsOf({ company, other, product, person, owner }: Desk['parties'], tag: string): Act[] {
  const at = `/admin/companies/${other}`
  const inAll = (key: string) => ({ [`${key}.en`]: tag, [`${key}.ru`]: tag, [`${key}.zh`]: tag })
  return [
    { path: at, action: 'decide', decision: 'approve', leadsTo: /\/admin\/(queue|companies)/ },
    { path: at, action: 'trust', typed: { reason } },
    { path: at, action: 'distrust' },
    { path: at, action: 'verify', typed: { fact: 'registration', source: tag, checkedAt: '2026-01-10' } },
    { path: at, action: 'attachEvidence', typed: { fact: 'registration' }, withFile: true },
    { path: at, action: 'removeEvidence' },
    { path: at, action: 'unverify' },
    { path: at, action: 'takeOff', typed: { reason, confirm: true } },
    { path: at, action: 'bringBack' },
    { path: at, action: 'handOver', typed: { person: owner, former: 'manager', reason, confirm: true } },
    { path: `/admin/products/${product}`, action: 'decide', decision: 'refuse', typed: { reason } },
    { path: `/admin?company=${company}&sample=1`, action: 'all', decision: 'approve' },
    { path: `${at}?into=${company}`, action: 'merge', typed: { reason, confirm: true } },
    { path: '/admin/reports', action: 'decide', decision: 'dismissed', typed: { answer: reason } },
    { path: '/admin/leads', action: 'handle' },
    { path: '/admin/leads?handled=1', action: 'handle' },
    { path: '/admin/mail', action: 'remove' },
    { path: '/admin/open_requests', action: 'remove' },
    { path: '/admin/reasons', action: 'add', typed: inAll('texts') },
    { path: '/admin/synonyms', action: 'add', typed: { 'names.en': `screw ${tag}`, 'names.zh': `干壁钉${tag}` } },
    { path: '/admin/goods_rules?edit=new', action: 'add', typed: { kind: 'licensed', words: tag, ...inAll('reason') } },
    { path: '/admin/services?edit=new', action: 'add', typed: names(`Services ${tag}`) },
    { path: '/admin/stories', action: 'addTag', typed: names(`Topic ${tag}`) },
    {
      path: '/admin/border_rates?edit=new',
      action: 'add',
      typed: { kind: 'fee', amount: '1231', validFrom: '2026-01-01', source: tag },
    },
    { path: '/admin/editions', action: 'word', typed: { of: 'tnved', code: '8481', locale: 'zh', text: '阀门' } },
    { path: `/admin/people/${person}`, action: 'signOut' },
    { path: `/admin/people/${person}`, action: 'block', typed: { reason } },
    { path: `/admin/people/${person}`, action: 'resend' },
    { path: `/admin/people/${person}`, action: 'unblock' },
    { path: `/admin/people/${person}`, action: 'erase', typed: { reason, confirm: true } },
  ]
}

/** Opens what folds the form away, types, and presses its button, all by keyboard. */
async function carryOut(page: Page, { path, action, typed = {}, withFile, decision, leadsTo }: Act, locale: string) {
  await page.goto(`/${locale}${path}`)
  await enhanced(page)
  const button = decision ? `button[value="${decision}"]` : `button[value="${action}"]`
  const form = page.locator(`main form:has([name="action"][value="${action}"])`).first()
  await expect(form, `${path} ${action}`).toBeAttached()
  const folded = page.locator('main details:not([open])').filter({ has: form }).first()
  while ((await folded.count()) > 0) await folded.locator('> summary').press('Enter')
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name="${name}"]`).first()
    if (value === true) await field.press('Space')
    else if (await field.evaluate((one) => one instanceof HTMLSelectElement)) await field.selectOption(value)
    else await field.fill(value)
  }
  if (withFile)
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'extract.png', mimeType: 'image/png', buffer: PICTURE })
  const own = form.locator(button)
  await ((await own.count()) > 0 ? own.first() : form.locator('button:not([type="button"])').last()).press('Enter')
  await expect(page, `${path} ${action}`).toHaveURL(leadsTo ?? /done=/)
}

for (const [at, locale] of (['en', 'ru'] as const).entries())
  test(
    `everything that operators do is done by keyboard on a phone in ${locale}`,
    { tag: '@full' },
    async ({ page, browser }, info) => {
      test.setTimeout(15 * 60_000)
      await page.setViewportSize({ width: 360, height: 800 })
      await signUp(page, nineteenthAdminOf(2 * info.repeatEachIndex + at))
      const { parties } = await createFullDesk(page, browser)
      for (const act of actsOf(parties, crypto.randomUUID().slice(0, 6))) {
        await carryOut(page, act, locale)
        await expectAccessible(page)
      }
      await page.goto(`/${locale}/admin/journal`)
      await expect(page.locator('main h1')).toBeVisible()
      const file = await page.request.get('/api/operator/journal/file')
      expect(await file.text()).toContain('company-trusted')
    },
  )
