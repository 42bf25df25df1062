/** Every screen of an account is shown to an operator who sees what its owner sees (docs/behaviour.md, "Viewing as somebody"). */
import { expect, test } from 'vitest'
import { personalRoutes } from '../../domain/personal-routes.ts'
import { INN } from '../fixtures/suppliers.ts'
import { postThrice, pressing } from './plain-forms.ts'
import { startSite } from './site.ts'
import { call, signedUp } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })
const { press } = pressing()

test('no screen of a viewed person fails, with or without an organization', async () => {
  const operator = await signedUp(OPERATOR)
  const buyer = await signedUp('viewed-buyer@people.example', 'Nina')
  const supplier = await signedUp('viewed-supplier@people.example', 'Viktor')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Viewed works' })
  const screens = Object.values(personalRoutes).filter((path) => path.startsWith('/profile') && !path.includes(':'))
  expect(screens.length).toBeGreaterThan(10)
  for (const who of [buyer, supplier]) {
    const desk = `/en/admin/people/${(await call(who, 'GET', '/api/profile')).id}`
    await press(operator, 'deskPerson', { path: desk, action: 'view', typed: { reason: 'Your question' } })
    for (const path of screens) expect((await operator.send('GET', `/en${path}`)).status, path).toBeLessThan(500)
    expect(await postThrice(operator, desk, { action: 'endViewing' })).toBe(desk)
  }
})
