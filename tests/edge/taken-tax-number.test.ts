/**
 * A tax number that is already taken: asking its owner, and claiming the company, without script (docs/behaviour.md, "Taken tax
 * number").
 */
import { beforeAll, expect, test } from 'vitest'
import { INN } from '../fixtures/suppliers.ts'
import type { Browser } from './browser.ts'
import { post, readForm } from './plain-forms.ts'
import { ownOrigin, startSite } from './site.ts'
import { call, newLogin, readPage, sentTo, signedUp } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

const START = '/en/profile/start'
const OWNER = 'first-owner@people.example'
let owner: Browser
let operator: Browser

beforeAll(async () => {
  owner = await signedUp(OWNER, 'Olga Petrova')
  operator = await signedUp(OPERATOR)
  const { organization } = await call(owner, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Taken Works' })
  const registration = { fact: 'registration', source: { en: 'Register' }, checkedAt: '2026-01-02' }
  await call(operator, 'POST', `/app/admin/companies/${organization.id}/verifications`, registration)
})

/** Sends one of the two forms, which the screen shows once the number was refused. */
async function ask(browser: Browser, action: 'join' | 'claim', typed: Record<string, string>): Promise<Response> {
  const refused = await post(browser, START, { action: 'found', taxNumber: INN, name: 'Mine', kind: 'supplier' })
  const screen = await refused.text()
  expect(screen).toContain('Ask to join')
  expect(screen).toContain('This is my company')
  expect(screen).toContain('Owner (first letters only): O••• P•••')
  expect(screen).not.toContain('Olga')
  return post(browser, START, { action, taxNumber: INN, once: crypto.randomUUID(), ...typed })
}

test('the owner gets an e-mail about a request to join and invites with one press; the person gets the invitation and joins', async () => {
  const login = newLogin()
  const person = await signedUp(login, 'Anna Ask')
  const sent = await ask(person, 'join', { message: 'Export department' })
  expect(sent.headers.get('Location')).toBe(`${START}?done=asked`)
  const [mail] = await sentTo(OWNER, 'Export department')
  expect(mail?.body).toContain(`${ownOrigin()}/en/profile/employee`)
  const again = await ask(person, 'join', { message: 'Again' })
  expect(again.status).toBe(422)
  expect(await again.text()).toContain('You have already sent a request')

  const list = '/en/profile/employee'
  expect(await readPage(owner, list)).toContain(login)
  const fields = await readForm(owner, { path: list, action: 'accept-join' })
  await post(owner, list, { ...fields, action: 'accept-join' })
  await sentTo(login, 'you have an invitation')
  expect(await readPage(owner, list)).not.toContain('Export department')
  const [{ id }] = await call(person, 'GET', '/api/profile/invitations')
  await call(person, 'POST', `/api/profile/invitations/${id}/accept`)
  expect((await call(person, 'GET', '/api/profile')).organization).toMatchObject({ role: 'EMPLOYEE' })
})

test('a claim reaches the owner, who answers, and the operator, who sees both sides; accepted, the claimant is invited as an owner', async () => {
  const claimant = await signedUp(newLogin(), 'True Director')
  const empty = await ask(claimant, 'claim', { message: 'It is ours', registeredName: 'Taken AO', evidence: '' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('It is ours')
  const stated = {
    message: 'It is ours',
    registeredName: 'Taken AO',
    payment: 'Order 128',
    evidence: 'Register entry 7',
  }
  const sent = await ask(claimant, 'claim', stated)
  expect(sent.headers.get('Location')).toBe(`${START}?done=claimed`)
  const early = await readPage(operator, '/en/admin')
  for (const text of ['Register entry 7', 'Taken AO', 'Order 128', 'Not answered yet']) expect(early).toContain(text)
  expect(early).not.toContain('Invite as owner')
  expect(early).toContain('#claims">Ownership claims 1<')

  const list = '/en/profile/employee'
  const screen = await readPage(owner, list)
  expect(screen).toContain('Ownership claim for this company')
  expect(screen).not.toContain('Register entry 7')
  const answer = await readForm(owner, { path: list, action: 'answer-claim' })
  const refused = await post(owner, list, { ...answer, registeredName: 'Taken Works', evidence: '' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Taken Works')
  await post(owner, list, { ...answer, registeredName: 'Taken Works', evidence: 'Extract of today' })

  const desk = await readPage(operator, '/en/admin')
  for (const text of ['Register entry 7', 'Extract of today']) expect(desk).toContain(text)
  expect(await readPage(operator, '/en/admin?kind=product')).toContain('#claims">Ownership claims 1<')
  const fields = await readForm(operator, { path: '/en/admin', action: 'claim' })
  await post(operator, '/en/admin', { ...fields, decision: 'ownership', reason: 'The register names them' })
  const [invitation] = await call(claimant, 'GET', '/api/profile/invitations')
  expect(invitation).toMatchObject({ role: 'OWNER' })
  expect(await readPage(operator, '/en/admin')).not.toContain('Register entry 7')

  const tooLate = await post(owner, list, {
    ...answer,
    once: crypto.randomUUID(),
    registeredName: 'Taken Works',
    evidence: 'Extract',
  })
  expect(tooLate.status).toBe(422)
  expect(await tooLate.text()).toContain('Already decided.')
})

test('one person asks five times a day at most, and only about a number that is taken', async () => {
  const person = await signedUp(newLogin(), 'Anna Often')
  const send = async () => (await person.send('POST', '/api/profile/join-requests', { taxNumber: INN })).status
  const statuses = []
  for (let at = 0; at < 6; at++) statuses.push(await send())
  expect(statuses).toEqual([201, 409, 409, 409, 409, 429])
  const unknown = await person.send('POST', '/api/profile/claims', {
    taxNumber: '7728168971',
    message: 'x',
    registeredName: 'x',
    evidence: 'x',
  })
  expect(unknown.status).toBe(404)
  const { owner: masked } = await call(await signedUp(), 'POST', '/api/profile/join-requests', { taxNumber: INN })
  expect(masked).toBe('O••• P•••')
})
