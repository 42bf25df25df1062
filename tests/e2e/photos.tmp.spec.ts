import { enhanced } from './account.ts'
import { thirdAdminOf } from './admins.ts'
import { signUp } from './people.ts'
import { personalRoutes } from '../../domain/personal-routes.ts'
import { screens, test } from './site.ts'
import { createFullAccount, editors, receiveInquiry, submitCompany } from './whole-account.ts'
import type { Page } from 'playwright/test'
const VIEWS = [
  { language: 'ru', width: 360, look: 'light' },
  { language: 'zh', width: 768, look: 'dark' },
  { language: 'en', width: 1440, look: 'light' },
  { language: 'ru', width: 1440, look: 'dark' },
  { language: 'zh', width: 360, look: 'light' },
  { language: 'en', width: 360, look: 'dark' },
] as const
const WHICH = (process.env.VIEWS ?? '0,1,2').split(',').map(Number)
async function shoot(page: Page, path: string, name: string) {
  for (const at of WHICH) {
    const { language, width, look } = VIEWS[at] ?? VIEWS[0]
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    await page.goto(`/${language}${path}`)
    await page.waitForTimeout(350)
    await page.screenshot({ path: `/tmp/w/photos/shots/${name.replace(/\W+/g, '_')}-${language}-${width}-${look}.png`, fullPage: true })
  }
}
test('photos', { tag: '@only-react' }, async ({ page, browser, request }, info) => {
  test.setTimeout(60 * 60_000)
  const open = await screens(request)
  for (const [name, path] of Object.entries(open)) await shoot(page, path, `0 ${name}`)
  const paths = await createFullAccount(page)
  paths.push(...(await editors(page)))
  const company = await submitCompany(page)
  const operator = await (await browser.newContext()).newPage()
  await signUp(operator, thirdAdminOf(0))
  const inquiry = await receiveInquiry(page, operator, company)
  const fixed = Object.values(personalRoutes).filter((path) => !path.includes(':'))
  const own = new Set([...paths.map((path) => `/profile${path}`), `/profile${inquiry}`, ...fixed.filter((path) => !path.startsWith('/admin'))])
  for (const path of own) await shoot(page, path, `1 ${path}`).catch((error) => console.log(path, String(error).slice(0, 100)))
  for (const path of [...fixed.filter((path) => path.startsWith('/admin')), '/admin/stories/new', '/admin/border_rates?edit=new', '/admin/goods_rules?edit=new']) await shoot(operator, path, `2 ${path}`).catch((error) => console.log(path, String(error).slice(0, 100)))
})
