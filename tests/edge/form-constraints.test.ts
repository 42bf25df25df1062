/** What the browser does by itself in each form: validation, and sending it with Enter. */
import { expect, test } from 'vitest'
import { FORMS } from '../../domain/form-constraints.ts'
import { publishedIn } from '../fixtures/access-paths.ts'
import { aProposal } from '../fixtures/category-proposals.ts'
import { placedOrder, QUOTE, waitingApproval } from '../fixtures/quotes.ts'
import { aReport } from '../fixtures/reports.ts'
import { INN, USCC } from '../fixtures/suppliers.ts'
import { request, samples, startSite, stores, tags } from './site.ts'
import { call, readPage, signedUp, submit } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

const OWN = '/api/profile/company/products'

/** The cookie of a pending sign-in. */
const signingIn = (step: string) =>
  `sign-in=${encodeURIComponent(JSON.stringify({ step, login: 'a@b.example', next: null, resendAt: 0, registrationToken: 'x' }))}`

/**
 * The forms with fields in which Enter would press a button other than the main one: browsers press the first, whatever it does.
 * @returns the texts of their first buttons
 */
const wronglySentByEnter = (html: string): string[] =>
  [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].flatMap(([form]) => {
    const isFilledIn = tags(form, 'input').some(({ type }) => type !== 'hidden')
    const [first, ...others] = tags(form, 'button').filter(({ type }) => type !== 'button')
    const isMain = first?.['aria-hidden'] === 'true' || first?.class === 'button primary'
    return isFilledIn && others.length > 0 && !isMain ? [/<button[^>]*>(.*?)<\/button>/.exec(form)?.[1] ?? form] : []
  })

test('every form has the native constraints that its schema implies, and Enter presses its main button', async () => {
  const supplier = await signedUp('checked@people.example')
  const operator = await signedUp(OPERATOR)
  const { organization } = await call(supplier, 'POST', '/dev/profile/start', {
    taxNumber: USCC,
    name: 'Checked works',
  })
  const details = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  await call(supplier, 'PATCH', '/api/profile/company', details)
  await call(supplier, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  await call(operator, 'PATCH', `/app/admin/companies/${organization.id}/status`, { status: 'active' })
  const contact = { name: 'Li Wei', email: 'li@buyers.example' }
  const message = 'DN 50?'
  await call(supplier, 'POST', '/api/inquiries', { supplier: organization.id, message, contact, consent: true })
  const [inquiry] = await call(supplier, 'GET', '/api/profile/company/inquiries')
  const entity = await call(supplier, 'POST', '/api/profile/company/legal-entities', {
    taxNumber: INN,
    fullName: 'Works',
  })
  await call(supplier, 'POST', `/api/profile/company/inquiries/${inquiry.id}/quote`, { ...QUOTE, entity: entity.id })
  const { DB } = stores()
  const userOf = DB.prepare("SELECT user FROM contacts WHERE value = 'checked@people.example'")
  const order = await placedOrder({ DB }, Number(await userOf.first('user')), null)
  const person = await DB.prepare(
    "SELECT id FROM users WHERE num = (SELECT user FROM contacts WHERE value = 'checked@people.example')",
  ).first('id')
  const buys = await DB.prepare('SELECT num FROM companies WHERE id = ?').bind(organization.id).first('num')
  const approval = await waitingApproval({ DB }, { requester: 1, company: Number(buys), thread: null })
  const { product, category } = await samples()
  const { id } = await call(supplier, 'POST', OWN, { names: { en: 'Checked valve' }, category: category.id })
  const tiers = [{ from: 1, amount: 100 }]
  await call(supplier, 'PUT', `${OWN}/${id}/prices`, { currency: 'USD', vat: null, tiers })
  const { id: sold } = await call(supplier, 'POST', OWN, { names: { en: 'Sold valve' }, category: category.id })
  await DB.prepare("UPDATE products SET status = 'published' WHERE id = ?").bind(sold).run()
  const edit = await call(supplier, 'POST', '/api/profile/company/product-edits', { goods: { ids: [id] } })
  const num = await DB.prepare('SELECT num FROM categories WHERE id = ?').bind(category.id).first('num')
  const open = await publishedIn({ DB }, Number(num))
  const own = [
    'lists',
    `lists?add=${product.id}`,
    'settings?done=code',
    'mail/new',
    'phone/new',
    'company/edit',
    'company/edit/file',
  ]
  const people = ['employee', 'employee/new']
  const more = [
    'company/edit/additionally',
    'product/new',
    `product/${id}`,
    `product/${id}/price`,
    `product/${id}/fact`,
    'product',
    'product?edit=on',
    `inquiries/${inquiry.id}`,
    `inquiries/${inquiry.id}/quote`,
    `requests/${inquiry.id}/quote`,
    `orders/${order}`,
    `product_edits/${edit.id}`,
    'approvals',
    `approvals/${approval}`,
    'api_tokens',
    'feeds',
    'partner_feeds',
    'webhooks',
    'answer_templates',
    'addresses',
    `open_requests/${open.id}`,
  ]
  const waiting = { action: 'send', value: 'second-of-checked@people.example', once: crypto.randomUUID() }
  const code = (await submit(supplier, '/ru/profile/mail/new', waiting)).headers.get('Location') ?? ''
  const another = await signedUp('another-of-checked@people.example')
  const taken = { action: 'found', taxNumber: USCC, name: 'Mine', kind: 'supplier' }
  const stated = { registeredName: 'Checked works', evidence: 'The register', message: 'Ours' }
  await call(await signedUp('claimant@people.example'), 'POST', '/api/profile/claims', { taxNumber: USCC, ...stated })
  const { receipt } = await aReport({ DB }, 'dismissed')
  const reported = { kind: 'product', id: product.id, reason: 'rights', message, contact, consent: true }
  await call(supplier, 'POST', '/api/reports', reported)
  await aProposal({ DB })
  const legal = await call(operator, 'POST', '/api/operator/legal-texts', { text: 'terms' })
  const program = { name: 'Checked script', scopes: ['goods.read'], days: 30 }
  const token = await call(supplier, 'POST', '/api/profile/company/api-tokens', program)
  const story = await DB.prepare('SELECT id FROM stories LIMIT 1').first('id')
  const [claimed, other] = await call(operator, 'GET', '/api/operator/companies?status=active&kind=supplier')
  const screens = [
    submit(another, '/ru/profile/start', taken).then((response) => response.text()),
    ...[...own, ...people, ...more, 'legal_entities?edit=new'].map((path) => readPage(supplier, `/ru/profile/${path}`)),
    readPage(supplier, code),
    readPage(operator, '/ru/admin'),
    readPage(operator, '/ru/admin?q=Checked'),
    readPage(operator, '/ru/admin/synonyms'),
    readPage(operator, '/ru/admin/border_rates?edit=new'),
    readPage(operator, '/ru/admin/regulations?edit=new'),
    readPage(operator, '/ru/admin/reasons'),
    readPage(operator, '/ru/admin/stories'),
    readPage(operator, `/ru/admin/stories/${story}`),
    readPage(operator, '/ru/admin/reports'),
    readPage(operator, '/ru/admin/goods_rules?edit=new'),
    readPage(operator, '/ru/admin/rates?edit=USD'),
    readPage(operator, `/ru/admin/legal_texts/${legal.id}`),
    readPage(operator, `/ru/admin/api_tokens?revoke=${token.id}`),
    readPage(operator, '/ru/admin/category_proposals'),
    readPage(operator, `/ru/admin/people/${person}`),
    readPage(operator, `/ru/admin/companies/${other.id}?into=${claimed.id}`),
    readPage(operator, `/ru/admin/parameters/${category.id}?edit=new`),
    readPage(operator, '/ru/admin/parameters?edit=new'),
    readPage(operator, '/ru/profile/start'),
    ...['/ru/auth', '/ru/talp', `/ru/inquiry?product=${product.id}`, `/ru/report?product=${product.id}`].map(
      async (path) => (await request(path)).text(),
    ),
    request(`/ru/report?receipt=${receipt}`).then((response) => response.text()),
    request('/ru/auth/registration', { Cookie: signingIn('registration') }).then((response) => response.text()),
  ]
  const met = new Set<string>()
  for (const html of await Promise.all(screens)) {
    expect(html).not.toMatch(/<form[^>]* novalidate/i)
    expect(wronglySentByEnter(html)).toEqual([])
    for (const [whole, name = ''] of html.matchAll(/<form[^>]* data-checks="(\w+)"[\s\S]*?<\/form>/g)) {
      const [, form] = Object.entries(FORMS).find(([one]) => one === name) ?? []
      met.add(name)
      const constraints = form?.() ?? {}
      // A select without an empty option always has a value.
      const choices = [...whole.matchAll(/<select[^>]*>(?=<option value="")/g)].flatMap(([one]) => tags(one, 'select'))
      for (const control of [...tags(whole, 'input'), ...tags(whole, 'textarea'), ...choices]) {
        const known = constraints[(control.name ?? '').replace(/\.\d+(?=\.|$)/g, '.#')]
        if (!known || control.type === 'hidden') continue
        expect(control.required !== undefined, `${name} ${control.name}`).toBe(known.required === true)
        if (known.required) expect(control['data-required'], `${name} ${control.name}`).toMatch(/[а-я]{3}/i)
        if (control.maxLength ?? control.maxlength)
          expect(Number(control.maxLength ?? control.maxlength)).toBe(known.maxLength)
      }
    }
  }
  expect([...met].sort()).toEqual(Object.keys(FORMS).sort())
})
