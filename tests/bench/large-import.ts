/**
 * `node tests/bench/large-import.ts [goods]`: a price list of 100,000 goods, sent in parts to `npm start`, tried, applied and undone. Prints
 * the time and workerd's memory for each phase, and the response times of buyers' lists meanwhile, beside those of the same lists before and
 * of an idle second site, which other work on the machine slows down as well. Needs Linux.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { PART_OF_FILE } from '../../domain/price-list/import-terms.ts'
import { asPerson } from '../fixtures/people.ts'
import { memoryOf, startSite } from '../soak/site.ts'
import { visitor } from '../soak/visitor.ts'

const GOODS = Number(process.argv[2] ?? 100_000)
const IMPORTS = '/api/profile/company/imports'
/** Milliseconds between two requests of buyers. */
const PAUSE = 150
/** Milliseconds for which lists are read alone, before and afterwards. */
const QUIET = 25_000

const word = (at: number): string => ['цинк', 'латунь', 'сталь', 'бронза', 'нейлон'][at % 5] ?? ''
const offer = (at: number): string =>
  `<offer id="g${at}"><name>Болт М${(at % 30) + 3}×${(at % 90) + 10}, ${word(at)}, исполнение ${at}</name><price>${(at % 5000) + 1}.50</price>
<currencyId>RUB</currencyId><vat>VAT_22</vat><categoryId>${(at % 40) + 1}</categoryId><vendor>Завод ${at % 50}</vendor><vendorCode>A-${at}</vendorCode>
<count>${at % 300}</count><description>${`Крепёж для стальных конструкций, партия ${at % 700}. `.repeat(6)}</description>
<param name="Материал">${word(at)}</param><param name="Длина" unit="мм">${(at % 90) + 10}</param><param name="Класс прочности">8.8</param></offer>\n`

function priceList(): Uint8Array {
  const categories = Array.from({ length: 40 }, (_, at) => `<category id="${at + 1}">Группа ${at + 1}</category>`)
  const head = `<?xml version="1.0" encoding="utf-8"?><yml_catalog><shop><currencies><currency id="RUB" rate="1"/></currencies><categories>${categories.join('')}</categories><offers>\n`
  const pieces = [head]
  for (let at = 0; at < GOODS; at += 1) pieces.push(offer(at))
  return Buffer.from(`${pieces.join('')}</offers></shop></yml_catalog>`)
}

const site = await startSite()
const other = await startSite()

async function call(path: string, method = 'GET', body?: BodyInit, type?: string) {
  // A token lasts for 30 minutes, and a phase may take longer.
  const { Authorization = '' } = await asPerson('MANAGER')
  const headers = {
    Cookie: `access=${Authorization.slice('Bearer '.length)}`,
    Origin: site.origin,
    ...(type && { 'Content-Type': type }),
  }
  const response = await fetch(site.origin + path, { method, headers, ...(body !== undefined && { body }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
  return JSON.parse(text).data
}
const post = (path: string, body: object) => call(path, 'POST', JSON.stringify(body), 'application/json')

/** With a connection of their own: a response's connection may be used again only after the work that follows the response. */
const buyer = visitor(site.origin, () => undefined)
const elsewhere = visitor(other.origin, () => undefined)
/** @returns the milliseconds of one list as buyers read it, another one each turn */
async function readList({ ask }: typeof buyer, turn: number): Promise<number> {
  const page = (turn % 20) + 1
  const paths = [
    `/api/products?page=${page}&sort=price&perPage=48`,
    `/api/products?page=${page}&locale=ru`,
    `/api/products?page=${page}&sort=new&locale=zh`,
  ]
  const begun = performance.now()
  await ask(paths[turn % paths.length] ?? '')
  return performance.now() - begun
}

const sorted = (times: number[]) => times.toSorted((one, other) => one - other)
const at = (times: number[], share: number) => Math.round(sorted(times)[Math.floor(times.length * share)] ?? 0)

interface Phase {
  name: string
  seconds: number
  memory: number
  lists: number[]
  /** Milliseconds of the second site's lists, read in turn with these. */
  beside: number[]
}
const phases: Phase[] = []

const shown = (some: Phase[]) =>
  console.table(
    some.map(({ name, seconds, memory, lists, beside }) => ({
      phase: name,
      seconds: Math.round(seconds),
      'memory, MB': Math.round(memory),
      'lists read': lists.length,
      'median, ms': at(lists, 0.5),
      '95th percentile, ms': at(lists, 0.95),
      'other site, median': at(beside, 0.5),
      'other site, 95th': at(beside, 0.95),
    })),
  )

/** Reads lists and memory while something goes on. */
async function during(name: string, isOver: () => Promise<boolean>): Promise<void> {
  const begun = performance.now()
  const phase: Phase = { name, seconds: 0, memory: 0, lists: [], beside: [] }
  let over = false
  const watching = (async () => {
    for (let turn = 1; !over; turn += 1) {
      phase.lists.push(await readList(buyer, turn))
      phase.beside.push(await readList(elsewhere, turn))
      phase.memory = Math.max(phase.memory, memoryOf(site.pid))
      await sleep(PAUSE)
    }
  })()
  while (!(await isOver())) await sleep(500)
  over = true
  await watching
  phases.push({ ...phase, seconds: (performance.now() - begun) / 1000 })
  shown(phases.slice(-1))
}

function quiet() {
  const end = performance.now() + QUIET
  return async () => performance.now() > end
}

const statusIs = (id: string, wanted: string) => async () => {
  const { status, error } = await call(`${IMPORTS}/${id}`)
  if (status === 'refused' || error) throw new Error(JSON.stringify(error))
  return status === wanted
}

const bytes = priceList()
console.log(`${GOODS} goods, ${Math.round(bytes.length / 1e5) / 10} MB`)
await during('before', quiet())
const { id } = await post(`${IMPORTS}/uploads`, { fileName: 'price.xml', size: bytes.length })
const sending = performance.now()
for (let part = 1; (part - 1) * PART_OF_FILE < bytes.length; part += 1) {
  const form = new FormData()
  form.set(
    'file',
    new Blob([new Uint8Array(bytes.subarray((part - 1) * PART_OF_FILE, part * PART_OF_FILE))]),
    'price.xml',
  )
  await call(`${IMPORTS}/${id}/parts?part=${part}`, 'POST', form)
}
console.log(`sent: ${Math.round((performance.now() - sending) / 1000)} s`)
await call(`${IMPORTS}/${id}/complete`, 'POST')
await during('read and dry run', statusIs(id, 'ready'))
await post(`${IMPORTS}/${id}/apply`, { newGoods: 'draft', overwrite: [], hideMissing: false })
await during('applied', statusIs(id, 'applied'))
await call(`${IMPORTS}/${id}/undo`, 'POST')
await during('undone', statusIs(id, 'undone'))
await during('after', quiet())
shown(phases)
if (site.errors.length > 0) console.log(site.errors.slice(0, 5))
for (const one of [buyer, elsewhere]) one.leave()
for (const one of [site, other]) await one.stop()
