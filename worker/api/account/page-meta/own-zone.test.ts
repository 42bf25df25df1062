import { expect, test } from 'vitest'
import { network } from './describe-page.ts'
import { isOwnZone } from './own-zone.ts'

const SITE = 'https://shop.firm.ru'

test.each([
  ['shop.firm.ru', true],
  ['firm.ru', true],
  ['admin.firm.ru', true],
  ['admin.firm.ru.', true],
  ['other.ru', false],
  ['notfirm.ru', false],
])('of a site at shop.firm.ru %s is of its own zone: %s', (host, isOwn) => {
  expect(isOwnZone(SITE, host)).toBe(isOwn)
})

test('a site directly below a public suffix such as co.uk shares no zone with its neighbours', () => {
  expect(isOwnZone('https://market.co.uk', 'other.co.uk')).toBe(false)
  expect(isOwnZone('https://market.co.uk', 'admin.market.co.uk')).toBe(true)
  expect(isOwnZone('https://market.com', 'other.com')).toBe(false)
})

test('a page of the own zone is not fetched', async () => {
  const { resolves } = network({ resolver: undefined, site: SITE }, AbortSignal.timeout(1000))
  expect(await resolves('admin.firm.ru')).toBe(false)
  expect(await resolves('pumps.ru')).toBe(true)
})
