/** Fills each list of the operators' desk; tests that walk its screens take them from the table of personal routes. */
import type { Browser, Page } from 'playwright/test'
import { type PersonalName, personalRoutes } from '../../domain/personal-routes.ts'
import { TREE_CSV } from '../fixtures/editions.ts'
import { newLogin, signUp } from './people.ts'
import { expect } from './site.ts'
import { call, createSupplier, submitProduct } from './suppliers.ts'

const OWNER = 'Viktor Sokolov'

/** A supplier with an approved company, one whose company and goods wait, and who claims the first one. */
async function createParties(operator: Page, browser: Browser) {
  const open = async () => (await browser.newContext()).newPage()
  const holder = await open()
  const waiting = await open()
  const claimant = await open()
  const company = await createSupplier(holder, 'Уральский арматурный завод имени С. М. Кирова', OWNER)
  await call(holder, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  await call(operator, 'PATCH', `/app/admin/companies/${company}/status`, { status: 'active' })
  const product = await submitProduct(holder, { ru: 'Задвижка клиновая с выдвижным шпинделем DN 300' })
  for (const n of [1, 2]) await submitProduct(holder, { ru: `Кран шаровой ${n}`, zh: `球阀 ${n}` })
  await call(holder, 'PATCH', '/api/profile/company', { description: { en: 'Valves and seals' } })
  const { taxNumber } = (await (await holder.request.get('/api/profile/company')).json()).data
  const other = await createSupplier(waiting, '沈阳阀门制造有限公司', OWNER)
  await call(waiting, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  const email = newLogin('claimant')
  await signUp(claimant, email, 'Li Wei')
  const stated = { registeredName: 'АО «Арматура»', evidence: 'The register', message: 'It is ours' }
  await call(claimant, 'POST', '/api/profile/claims', { taxNumber, ...stated })
  const { id: person } = (await (await claimant.request.get('/api/profile')).json()).data
  const { id: owner } = (await (await holder.request.get('/api/profile')).json()).data
  await ask(claimant, email)
  for (const page of [holder, waiting, claimant]) await page.context().close()
  return { company, other, product, person, owner }
}

/** Sends what operators read: an open request, a report, a lead and an e-mail that belongs to no thread. */
async function ask(page: Page, email: string): Promise<void> {
  const contact = { name: 'Li Wei', email }
  const [{ id: category }] = (await (await page.request.get('/api/categories')).json()).data
  const lines = [{ words: 'Кран шаровой DN 50', quantity: 40, unit: 'piece' }]
  const request = { lines, contact, consent: true, open: { category } }
  const { receipt } = await call(page, 'POST', '/api/requests', request)
  await call(page, 'POST', `/api/requests/${receipt}/open`, {})
  const [{ id: sold }] = (await (await page.request.get('/api/products?perPage=1')).json()).data
  const report = { kind: 'product', reason: 'counterfeit', message: 'No dealer of ours', contact, consent: true }
  await call(page, 'POST', '/api/reports', { ...report, id: sold })
  await call(page, 'POST', '/api/leads', { page: 'talp', message: '我们从沈阳发货', contact, consent: true })
  const text = 'Сколько стоит доставка?'
  const mail = { from: email, to: 'reply+none@reply.market.example', subject: 'Re: Кран шаровой', text }
  await page.request.post('/dev/inbox', { multipart: mail, headers: { Origin: new URL(page.url()).origin } })
}

/** An edition of the tariff that was read and compared. @returns its id */
async function compareEdition(operator: Page): Promise<string> {
  const { id: file } = (
    await (
      await operator.request.post('/api/operator/editions/files', {
        headers: { Origin: new URL(operator.url()).origin },
        multipart: { file: { name: 'tnved_tree.csv', mimeType: 'text/csv', buffer: Buffer.from(TREE_CSV) } },
      })
    ).json()
  ).data
  const path = '/api/operator/editions'
  const { id } = await call(operator, 'POST', path, { tree: 'tnved', dated: '2026-10-01', files: [file] })
  const statusOf = async () => (await (await operator.request.get(`${path}/${id}`)).json()).data.status
  await expect.poll(statusOf, { timeout: 30_000 }).toBe('ready')
  return id
}

/** Adds entries that only operators write, such as a rule about goods and a rate of VAT. @returns id of a draft of a legal text */
async function write(operator: Page): Promise<string> {
  const post = (path: string, data: object) => call(operator, 'POST', `/api/operator/${path}`, data)
  const tag = crypto.randomUUID().slice(0, 6)
  const reason = { en: 'With a licence only', ru: 'Только по лицензии', zh: '须凭许可证' }
  const rule = { kind: 'licensed', category: null, code: '9303', words: [`ружьё ${tag}`], reason }
  await post('goods-rules', rule)
  const tax = { kind: 'vat', codes: '', rate: '22', amount: null, upTo: null, validFrom: '2026-01-01', validTo: null }
  await post('border-rates', { ...tax, source: 'Налоговый кодекс РФ, ст. 164', address: 'http://pravo.gov.ru/' })
  // There may be fifty: many runs on one storage would reach that.
  if ((await (await operator.request.get('/api/operator/reasons')).json()).data.length === 0)
    await post('reasons', { texts: { en: `No brand ${tag}`, ru: `Нет бренда ${tag}`, zh: `缺少品牌 ${tag}` } })
  await post('synonyms', {
    names: { en: [`drywall ${tag}`], ru: [`саморез ${tag}`], zh: [`干壁钉${tag}`] },
    generic: false,
  })
  await post('editions/names', { tree: 'tnved', code: '8481', locale: 'zh', text: '阀门' })
  const { id: legal } = await post('legal-texts', { text: 'consent' })
  return legal
}

/** The state of a screen that a query shows, beside the one without a query. */
const MORE: Partial<Record<PersonalName, (ids: Record<string, string>) => string[]>> = {
  admin: ({ company }) => [`?company=${company}`, `?company=${company}&sample=1`, '?q=valve'],
  reviews: () => ['?kind=company', '?days=7'],
  productReview: ({ company }) => [`?company=${company}&keys=1`],
  deskCompanies: () => ['?status=pending'],
  deskCompany: ({ other }) => [`?into=${other}`],
  deskPeople: () => ['?operators=1'],
  deskPerson: ({ owner }) => [`?into=${owner}`],
  deskReports: () => ['?state=decided'],
  leads: () => ['?handled=1'],
  parameters: () => ['?edit=new'],
  categoryParameters: () => ['?edit=new'],
  borderRates: () => ['?edit=new'],
  goodsRules: () => ['?edit=new'],
  deskServices: () => ['?edit=new'],
  deskRates: () => ['?edit=USD'],
  unsortedGoods: () => ['?place=branch'],
  siteStatistics: () => ['?days=28'],
}

export interface Desk {
  paths: string[]
  /** Ids of the created records by their role. */
  parties: Awaited<ReturnType<typeof createParties>>
}

/**
 * Fills the desk.
 * @returns paths of its screens below a language, and what was made: `company` of `owner` has waiting goods and is claimed by `person`,
 *   `other` waits for review itself, without a claim
 * @throws Error where a path has an `:id` for which no record was created here
 */
export async function createFullDesk(operator: Page, browser: Browser): Promise<Desk> {
  const parties = await createParties(operator, browser)
  const categories = (await (await operator.request.get('/api/operator/categories?locale=en')).json()).data
  const { id: category } = categories.find(({ parameters }: { parameters: number }) => parameters > 0)
  const [story] = (await (await operator.request.get('/api/operator/stories?locale=en')).json()).data
  const legalText = await write(operator)
  const ids: Record<string, string> = {
    ...parties,
    deskCompany: parties.company,
    deskPerson: parties.person,
    productReview: parties.product,
    categoryParameters: category,
    deskStory: story.id,
    legalText,
    edition: await compareEdition(operator),
  }
  const named = Object.entries(MORE)
  const paths = Object.entries(personalRoutes).flatMap(([name, route]) => {
    if (!route.startsWith('/admin')) return []
    const path = route.replace(':id', () => {
      const id = ids[name]
      if (id === undefined) throw new Error(`say in tests/e2e/whole-desk.ts what '${route}' is tried with`)
      return id
    })
    const [, more] = named.find(([one]) => one === name) ?? []
    return [path, ...(more?.(ids) ?? []).map((query) => path + query)]
  })
  return { paths, parties }
}
