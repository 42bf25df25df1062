/** Claims from both sides to the decision (docs/behaviour.md, "Claims"). */
import { expect, test } from 'vitest'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { pass, serveSignIn } from '../../../../tests/fixtures/sign-in.ts'
import { INN, OTHER_INN, resetLegalEntities } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, messages } = serveSignIn()

const THEIRS = { registeredName: 'AO Uralarmatura', payment: 'Order 128 of 2026-10-02', evidence: 'Register entry 7' }
const OURS = { registeredName: 'AO Ural Armatura', payment: '', evidence: 'Extract of the register' }
const OWN = '/api/profile/company/claims'

/** Uralarmatura, verified with a number and a website, claimed by USER, whose e-mail is at that website. @returns the claim's id */
async function claimed(): Promise<string> {
  const { DB } = bindings()
  await DB.batch([
    DB.prepare('DELETE FROM company_requests'),
    DB.prepare('DELETE FROM rate_counters'),
    DB.prepare("DELETE FROM employees WHERE status = 'invited'"),
    DB.prepare(
      `UPDATE companies SET tax_number = ?, status = 'active', verified = 1, website = 'https://www.people.example/',
        verifications = '[{"fact":"registration"},{"fact":"certificate"}]' WHERE num = 1`,
    ).bind(INN),
  ])
  const claim = { taxNumber: INN, message: 'It is ours', ...THEIRS }
  const sent = await as('USER', 'POST', '/api/profile/claims', claim)
  expect(sent.status, await sent.clone().text()).toBe(201)
  return (await sent.json()).data.id
}
const company = () =>
  bindings().DB.prepare('SELECT tax_number, verified, verifications FROM companies WHERE num = 1').first()
const decide = (id: string, decision: string, reason = 'The register says so.') =>
  as('ADMIN', 'PATCH', `/app/admin/claims/${id}`, { decision, reason })
const bothSides = async () =>
  (await Promise.all([messages(PEOPLE.USER.login), messages(PEOPLE.OWNER.login)])).map(([mail]) => mail?.body ?? '')

test('the owners learn of a claim and answer, and the operator sees both sides', async () => {
  const id = await claimed()
  expect((await messages(PEOPLE.OWNER.login))[0]?.subject).toBe('Someone has filed an ownership claim for your company')
  const [own] = (await (await as('OWNER', 'GET', OWN)).json()).data
  expect(own).toMatchObject({ id, message: 'It is ours', answerable: true, answer: null })
  expect(JSON.stringify(own)).not.toContain('Register entry 7')
  expect((await as('OWNER', 'POST', `${OWN}/${id}/answer`, OURS)).status).toBe(200)
  const { data } = await (await as('ADMIN', 'GET', '/app/admin/claims')).json()
  expect(data).toMatchObject([
    { ...THEIRS, addresses: [PEOPLE.USER.login], answer: OURS, acceptable: true, company: { verified: true } },
  ])
  expect(data[0].ownersAddresses).toEqual([])
})

test('a claim is accepted once its owners have answered or their term is over, never before', async () => {
  const id = await claimed()
  for (const decision of ['ownership', 'number']) {
    const early = await decide(id, decision)
    expect([early.status, (await early.json()).code]).toEqual([409, 'claim.waits'])
  }
  pass(7 * 86_400 + 1)
  const late = await as('OWNER', 'POST', `${OWN}/${id}/answer`, OURS)
  expect([late.status, (await late.json()).code]).toEqual([409, 'claim.term-over'])
  expect((await (await as('OWNER', 'GET', OWN)).json()).data).toMatchObject([{ id, answerable: false }])
  expect((await decide(id, 'ownership')).status).toBe(200)
  const [invitation] = (await (await as('USER', 'GET', '/api/profile/invitations')).json()).data
  expect(invitation).toMatchObject({ role: 'OWNER' })
  expect(await company()).toMatchObject({ tax_number: INN, verified: 1 })
  for (const body of await bothSides()) expect(body).toContain('The register says so.')
})

test('a number that is taken from a company takes its mark along and is free; both sides read why', async () => {
  const id = await claimed()
  await as('OWNER', 'POST', `${OWN}/${id}/answer`, OURS)
  expect((await decide(id, 'number')).status).toBe(200)
  expect(await company()).toEqual({ tax_number: null, verified: 0, verifications: '[{"fact":"certificate"}]' })
  for (const body of await bothSides()) expect(body).toContain('no longer marked as verified')
  const founded = await as('USER', 'POST', '/dev/profile/start', { taxNumber: INN, name: 'True Works' })
  expect(founded.status, await founded.clone().text()).toBe(201)
  expect((await decide(id, 'declined')).status).toBe(404)
})

test('a number that is taken leaves the company’s legal entities too, and another of them becomes the main one', async () => {
  await resetLegalEntities(bindings())
  const id = await claimed()
  await as('OWNER', 'POST', `${OWN}/${id}/answer`, OURS)
  expect((await decide(id, 'number')).status).toBe(200)
  const { data } = await (await as('OWNER', 'GET', '/api/profile/company/legal-entities')).json()
  const numbers = data.map(({ taxNumber, main }: { taxNumber: string; main: boolean }) => [taxNumber, main])
  expect(numbers).toEqual([[OTHER_INN, true]])
})

test('a declined claim changes nothing, needs a reason, and both sides read it', async () => {
  const id = await claimed()
  expect((await decide(id, 'declined', ' ')).status).toBe(422)
  expect((await decide(id, 'declined')).status).toBe(200)
  expect(await company()).toMatchObject({ tax_number: INN, verified: 1 })
  for (const body of await bothSides()) expect(body).toContain('nothing has changed')
})
