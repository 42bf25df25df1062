/** "40 ball valves DN 50 PN 16, steel, with VAT": from the home page to a comparison of three at that quantity, in at most eight presses. */
import type { Page } from 'playwright/test'
import { LOCALES } from '../../domain/locale.ts'
import { expect, hydrated, test, WITHOUT_PICTURES } from './site.ts'

test.use(WITHOUT_PICTURES)

const NEEDS = {
  en: { need: 'ball valve DN50 PN16 steel', quantity: '40 pcs', tick: /^Compare: /, price: /Unit\sprice\sincl\.\sVAT/ },
  ru: {
    need: 'кран шаровой ду50 ру16 сталь',
    quantity: '40 шт.',
    tick: /^Сравнить: /,
    price: /Цена\sза\sединицу\sс\sНДС/,
  },
  zh: { need: '球阀 DN50 PN16 钢', quantity: '40', tick: /^加入对比：/, price: /^含税单价/ },
}
const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

/** One combination of language and screen runs, on one build; FULL=1 runs all of them on both. */
const CHOSEN = 'ru phone'

/** Counts presses; typing does not count. */
function presses() {
  const counted = { n: 0 }
  const press = async (action: Promise<unknown>) => {
    counted.n += 1
    await action
  }
  return { counted, press }
}

/** The page is open, and its script has taken over. */
async function arrived(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address)
  await hydrated(page)
}

/** Takes a picture of a step once nothing moves on it, if SHOTS names a folder. */
async function film(page: Page, name: string) {
  if (!process.env.SHOTS) return
  // Those that follow the scrolling never end.
  await page.evaluate(() => {
    const running = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    return Promise.allSettled(running.map(({ finished }) => finished))
  })
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

for (const [screen, viewport] of Object.entries(SCREENS))
  for (const language of LOCALES) {
    const { need, quantity, tick, price } = NEEDS[language]
    test(`three goods are compared at 40 pieces with VAT: ${language}, ${screen}`, {
      tag: `${language} ${screen}` === CHOSEN ? '@only-tiny' : '@full',
    }, async ({ page }) => {
      await page.setViewportSize(viewport)
      const { counted, press } = presses()
      const main = page.locator('main')
      await page.goto(`/${language}`)
      await hydrated(page)
      await main.locator('input[name=q]').fill(need)
      await film(page, `${language}-${screen}-1-need`)
      await press(page.keyboard.press('Enter'))
      await arrived(page, /search\?q=/)
      await film(page, `${language}-${screen}-2-search`)
      await press(main.locator('a[href*="params="]').first().click())
      await arrived(page, /catalog\/.*params=dn%3A50%3Bpn%3A16/)
      // The address changes before the screen does, and the search has such a form, too.
      const basis = main.locator('form[action$="/basis"]:has([name=next][value*="/catalog/"])')
      await basis.locator('[name=quantity]').first().fill('40')
      await press(basis.locator('[name=vat]').selectOption('with'))
      await press(basis.getByRole('button').first().click())
      await expect(main.locator('article').first()).toContainText(quantity)
      await hydrated(page)
      await film(page, `${language}-${screen}-3-list`)
      const ticks = main.getByRole('checkbox', { name: tick })
      for (const nth of [0, 1, 2]) await press(ticks.nth(nth).press('Space'))
      await film(page, `${language}-${screen}-4-chosen`)
      await press(page.locator('form[action$="/compare"] button.primary').click())
      await arrived(page, /compare\?(.*&)?ids=/)
      await expect(main.locator('thead').getByRole('columnheader')).toHaveCount(3)
      await expect(main.locator('[name=quantity]').first()).toHaveValue('40')
      await expect(main.getByRole('rowheader', { name: price })).toBeVisible()
      expect(counted.n).toBeLessThanOrEqual(8)
      await film(page, `${language}-${screen}-5-comparison`)
    })
  }
