/** What operators do on the desk, in groups, each in an order in which every act is possible. */
import type { Page } from 'playwright/test'
import { type Act, linked } from './desk-acts.ts'
import type { Desk } from './whole-desk.ts'

const REASON = 'The register says so'
const inAll = (key: string, text: string) => ({ [`${key}.en`]: text, [`${key}.ru`]: text, [`${key}.zh`]: text })

function companies({ parties: { company, other, owner } }: Desk, tag: string): Act[] {
  const path = `/admin/companies/${other}`
  return [
    { path, action: 'decide', decision: 'approve' },
    { path, action: 'trust', typed: { reason: REASON } },
    { path, action: 'distrust' },
    { path, action: 'verify', typed: { fact: 'registration', source: tag, checkedAt: '2026-01-10' } },
    { path, action: 'attachEvidence', typed: { fact: 'registration' }, withFile: true },
    { path, action: 'removeEvidence' },
    { path, action: 'unverify' },
    { path, action: 'takeOff', typed: { reason: REASON, confirm: true } },
    { path, action: 'bringBack' },
    { path, action: 'handOver', typed: { person: owner, former: 'manager', reason: REASON, confirm: true } },
    { path: `${path}?into=${company}`, action: 'merge', typed: { reason: REASON, confirm: true } },
  ]
}

function goods({ parties: { company, product } }: Desk, tag: string): Act[] {
  const path = `/admin/products/${product}`
  return [
    { path, action: 'decide', decision: 'refuse', typed: { reason: REASON } },
    { path, action: 'decide', decision: 'approve' },
    { path, action: 'takeOff', typed: { reason: REASON, confirm: true } },
    { path, action: 'bringBack' },
    { path: `/admin?company=${company}`, action: 'many', decision: 'approve', typed: { '^on.product.': true } },
    { path: `/admin?company=${company}&sample=1`, action: 'all', decision: 'approve' },
    {
      path: '/admin/goods_rules?edit=new',
      action: 'add',
      typed: { kind: 'licensed', words: tag, ...inAll('reason', tag) },
    },
    { path: '/admin/reasons', action: 'add', typed: inAll('texts', tag) },
    {
      path: '/admin/reasons',
      action: 'save',
      among: `[name="texts.en"][value="${tag}"]`,
      typed: { 'texts.en': `${tag} 2` },
    },
    { path: '/admin/reasons', action: 'remove', among: `[name="texts.en"][value="${tag} 2"]` },
  ]
}

function people({ parties: { person, owner } }: Desk): Act[] {
  const path = `/admin/people/${person}`
  const profile = /\/profile(?:$|\?)/
  return [
    { path, action: 'signOut' },
    { path, action: 'block', typed: { reason: REASON } },
    { path, action: 'resend' },
    { path, action: 'unblock' },
    { path, action: 'view', typed: { reason: REASON }, leadsTo: profile },
    { action: 'endViewing', leadsTo: /\/admin\/people\// },
    { path, action: 'roles', typed: { 'role.editor': true } },
    { path, action: 'roles', typed: { 'role.editor': true } },
    { path: `${path}?into=${owner}`, action: 'merge', typed: { reason: REASON, confirm: true } },
    { path: `/admin/people/${owner}`, action: 'erase', typed: { reason: REASON, confirm: true } },
  ]
}

const inbox = (): Act[] => [
  { path: '/admin', action: 'claim', decision: 'declined', typed: { reason: REASON } },
  { path: '/admin/reports', action: 'decide', decision: 'dismissed', typed: { answer: REASON } },
  { path: '/admin/leads', action: 'handle' },
  { path: '/admin/leads?handled=1', action: 'handle' },
  { path: '/admin/mail', action: 'remove' },
  { path: '/admin/open_requests', action: 'remove' },
]

function catalogue(_: Desk, tag: string): Act[] {
  const first = `Fittings ${tag}`
  const second = `Rods ${tag}`
  const category = (name: string, query = '') => linked('/admin/parameters', name, query)
  // Merging into a category of the seed deletes one, so that none of the test's categories stays in the menu.
  const merging = (name: string) => async (page: Page, locale: string) => {
    const [{ id }] = (await (await page.request.get('/api/categories')).json()).data
    return category(name, `?into=${id}`)(page, locale)
  }
  const service = (query = '') => linked('/admin/services', `Services ${tag}`, query)
  return [
    { path: '/admin/parameters?edit=new', action: 'add', typed: inAll('names', first) },
    { path: '/admin/parameters?edit=new', action: 'add', typed: inAll('names', second) },
    { path: category(first), action: 'rename', typed: { 'about.en': 'For pipes' } },
    { path: category(second), action: 'moveUp' },
    { path: category(first, '?edit=new'), action: 'add', typed: { ...inAll('names', 'Length'), key: 'length' } },
    { path: category(first, '?remove=length'), action: 'remove' },
    { path: category(first), action: 'move', typed: { parent: 1 } },
    { path: merging(first), action: 'merge' },
    { path: merging(second), action: 'merge' },
    { path: '/admin/services?edit=new', action: 'add', typed: inAll('names', `Services ${tag}`) },
    { path: service(), action: 'save', typed: { 'about.en': 'From door to door' } },
    { path: service(), action: 'remove' },
    { path: '/admin/synonyms', action: 'add', typed: { 'names.en': `screw ${tag}`, 'names.zh': `干壁钉${tag}` } },
    {
      path: '/admin/border_rates?edit=new',
      action: 'add',
      typed: { kind: 'fee', amount: '1231', validFrom: '2026-01-01', source: tag },
    },
    {
      path: '/admin/regulations?edit=new',
      action: 'add',
      typed: { number: '010/2011', ...inAll('names', tag), prefixes: '8481', validFrom: '2026-01-01', source: tag },
    },
    { path: '/admin/rates', action: 'addWord', typed: { word: `drum${tag}`, unit: 'roll' } },
    { path: '/admin/rates', action: 'removeWord', among: `[name="word"][value="drum${tag}"]` },
    { path: '/admin/rates?edit=UAH', action: 'save', typed: { source: 'NBU', reason: REASON } },
    { path: '/admin/rates?edit=UAH', action: 'remove' },
  ]
}

function content({ paths }: Desk, tag: string, locale: string): Act[] {
  const tagged = () => linked('/admin/stories', `Topic ${tag}`)
  const text = { en: 'talp', ru: 'liaozhong' }[locale] ?? 'sell'
  return [
    { path: '/admin/stories', action: 'add', typed: { title: `Seals ${tag}` }, leadsTo: /\/admin\/stories\/\w{16}/ },
    {
      action: 'save',
      typed: {
        ...inAll('titles', `Seals ${tag}`),
        ...inAll('leads', 'What seals are made of'),
        ...inAll('bodies', '## PTFE'),
      },
    },
    { action: 'submit' },
    { action: 'return' },
    { action: 'submit' },
    { action: 'publish' },
    { action: 'withdraw' },
    { path: '/admin/stories', action: 'addTag', typed: inAll('names', `Topic ${tag}`) },
    { path: tagged(), action: 'saveTag', typed: { 'names.zh': `${tag}主题` } },
    { path: tagged(), action: 'removeTag' },
    { path: '/admin/legal_texts', action: 'add', typed: { text }, leadsTo: /\/admin\/legal_texts\/\w{16}/ },
    { action: 'save', typed: inAll('bodies', '## Goods of this region') },
    { action: 'remove' },
    { path: paths.find((one) => /\/editions\/\w{16}$/.test(one)) ?? '', action: 'discard', leadsTo: /\/editions$/ },
    { path: '/admin/editions', action: 'word', typed: { of: 'tnved', code: '8481', locale: 'zh', text: '阀门' } },
  ]
}

/** Groups of acts by name. @param tag makes names unique. @param locale of the run, so that two runs at once do not write the same row */
export const GROUPS: Record<string, (desk: Desk, tag: string, locale: string) => Act[]> = {
  companies,
  goods,
  people,
  inbox,
  catalogue,
  content,
}
