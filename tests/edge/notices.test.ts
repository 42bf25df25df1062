/** Who is notified of an inquiry and of a decision, and what the site says about it. */
import { expect, test } from 'vitest'
import { ownOrigin, request, samples, startSite, stores } from './site.ts'
import { messagesTo, readPage, signedUp } from './visitors.ts'

startSite()

const PHONE = '+79144000055'

const ask = async (supplier: string, message: string): Promise<string> => {
  const fields = {
    supplier,
    message,
    name: 'Ирина Полозова',
    email: 'irina@buyers.example',
    consent: 'on',
  }
  const response = await request('/ru/inquiry', { Origin: ownOrigin() }, 'POST', new URLSearchParams(fields).toString())
  return response.headers.get('Location') ?? `${response.status}`
}

/** Makes the person the only owner of a company without an e-mail address of its own. */
async function ownAlone(login: string, company: string): Promise<void> {
  const { DB } = stores()
  await DB.prepare('UPDATE companies SET email = NULL WHERE id = ?').bind(company).run()
  await DB.prepare('DELETE FROM employees WHERE company = (SELECT num FROM companies WHERE id = ?)').bind(company).run()
  await DB.prepare(`INSERT INTO employees (id, company, user, role, status, created_at, updated_at)
    SELECT 'owner-' || companies.num || contacts.num, companies.num, contacts.user, 'OWNER', 'active', 0, 0 FROM companies, contacts
    WHERE companies.id = ? AND contacts.value = ?`)
    .bind(company, login)
    .run()
}

test('the confirmation does not claim that a company without members was notified', async () => {
  const { company } = await samples()
  const { DB } = stores()
  await DB.prepare('UPDATE companies SET email = NULL WHERE id = ?').bind(company.id).run()
  await DB.prepare('DELETE FROM employees WHERE company = (SELECT num FROM companies WHERE id = ?)')
    .bind(company.id)
    .run()
  const place = await ask(company.id, 'Нужны задвижки')
  const page = await (await request(place)).text()
  expect(page).toContain('Она не оставила контакта для уведомлений')
  expect(page).not.toContain('Обычный срок')
  expect(page).toContain(`/ru/suppliers/${company.id}`)
})

test('an owner who has only a phone gets an SMS with a link to the inquiry, and the account says what comes by e-mail only', async () => {
  const { company } = await samples()
  const owner = await signedUp(PHONE, 'Анна')
  await ownAlone(PHONE, company.id)
  const place = await ask(company.id, 'Нужны фланцы')
  expect(await (await request(place)).text()).toContain('Обычный срок')
  const [sms] = await messagesTo(PHONE)
  const [link = ''] = /http\S+/.exec(sms?.body ?? '') ?? []
  expect(link).toMatch(new RegExp(`^${ownOrigin()}/\\w\\w/profile/inquiries/[0-9a-z]{16}$`))
  expect(await readPage(owner, link.replace(ownOrigin(), ''))).toContain('Нужны фланцы')
  for (const screen of ['/ru/profile', '/ru/profile/settings']) {
    const text = await readPage(owner, screen)
    expect(text, screen).toContain('У вас нет подтверждённой почты')
    expect(text, screen).toContain('/ru/profile/mail/new')
  }
})

test('notices that an owner’s phone did not get are counted in the account, with why and the way to an e-mail address', async () => {
  const phone = '+79144000056'
  const owner = await signedUp(phone, 'Ольга')
  const { company } = await samples()
  await ownAlone(phone, company.id)
  const { DB } = stores()
  await DB.prepare("UPDATE contacts SET unsent = 3, unsent_since = ?, unsent_reason = 'limit' WHERE value = ?")
    .bind(Date.now(), phone)
    .run()
  const Cookie = [...owner.cookies].map((one) => one.join('=')).join('; ')
  for (const screen of ['/ru/profile', '/ru/profile/settings']) {
    const text = await (await request(screen, { Cookie })).text()
    expect(text, screen).toContain('не удалось отправить по СМС 3 уведомления')
    expect(text, screen).toContain('не больше 50 в сутки')
  }
})
