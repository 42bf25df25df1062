import { openBrowser } from './tests/fixtures/browser.ts'
import { readFileSync } from 'node:fs'
const b = openBrowser(process.argv[2] ?? 'http://localhost:8841')
for (const [k, v] of JSON.parse(readFileSync('/tmp/w/table/cookies.json', 'utf8'))) b.cookies.set(k, v)
const j = async (m: string, p: string, body?: object) => { const r = await b.send(m, p, body); const t = await r.text(); if (!r.ok) throw new Error(p + r.status + t); return t ? JSON.parse(t).data : null }
const time = async (name: string, f: () => Promise<unknown>) => { const s = performance.now(); const r = await f(); console.log(name, Math.round(performance.now() - s), 'ms'); return r }
const page = async (p: string) => { const r = await b.send('GET', p); await r.text(); return r.status }
for (let i = 0; i < 4; i++) await time('list page', () => page('/ru/profile/product?perPage=96'))
const wait = async (id: string, until: string[]) => { for (;;) { const e = await j('GET', `/api/profile/company/product-edits/${id}`); if (until.includes(e.status)) return e; await new Promise(r => setTimeout(r, 50)) } }
const E = '/api/profile/company/product-edits'
const sums = async () => (await j('GET', '/api/profile/company/products?sort=price&perPage=3')).map((p: any) => p.prices.tiers.map((t: any) => t.amount).join('/')).join(' ')
console.log(await sums())
const { id } = await time('begin', () => j('POST', E, { goods: { filter: {} } })) as any
await time('preview', async () => { await j('PATCH', `${E}/${id}`, { field: 'price', percent: 3, round: 'cent' }); console.log((await wait(id, ['ready'])).report.changed) })
await time('apply', async () => { await j('POST', `${E}/${id}/apply`); console.log((await wait(id, ['applied'])).report.changed) })
console.log(await sums())
await time('undo', async () => { await j('POST', `${E}/${id}/undo`); console.log((await wait(id, ['undone'])).undo) })
console.log(await sums())
