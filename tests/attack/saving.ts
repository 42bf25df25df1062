/** Long drafts, saved again and again, which would block the database's only writer. */
import type { Browser } from '../fixtures/browser.ts'
import { type Attack, median, times } from './attack.ts'
import type { AttackedSite } from './site.ts'

/** Three languages of 20,000 characters, in words that no other text contains. */
function longText(at: number): string {
  const words = Array.from({ length: 2200 }, (_, n) => `w${((at * 7919 + n) * 104_729).toString(36)}`)
  return words.join(' ').slice(0, 20_000)
}

async function timeOfList({ origin }: AttackedSite, page: number): Promise<number> {
  const begun = performance.now()
  await (await fetch(`${origin}/api/products?perPage=24&page=${(page % 20) + 1}`)).arrayBuffer()
  return performance.now() - begun
}

const READS = 60

interface Draft {
  supplier: Browser
  path: string
}

export const savers: Attack = {
  name: 'median of a public list while three accounts save long drafts, ÷ without them',
  before: '32 (14 → 449 ms)',
  async run(site) {
    const suppliers = await times(3, (at) => site.newSupplier(`saver-${at}@attack.example`))
    const { data: categories } = await (await fetch(`${site.origin}/api/categories`)).json()
    const drafts: Draft[] = []
    for (const supplier of suppliers) {
      const draft = { names: { en: 'Draft' }, category: categories[0].id }
      const { data } = await (await supplier.send('POST', '/api/profile/company/products', draft)).json()
      drafts.push({ supplier, path: `/api/profile/company/products/${data.id}` })
    }
    await times(10, (at) => timeOfList(site, at))
    const alone = median(await times(READS, (at) => timeOfList(site, at)))
    let isOver = false
    let saves = 0
    const save = async ({ supplier, path }: Draft) => {
      // About one save a second each, as in the first test.
      while (!isOver) {
        const begun = performance.now()
        const description = { en: longText(++saves), ru: longText(++saves), zh: longText(++saves) }
        await supplier.send('PATCH', path, { description })
        const rest = Math.max(0, 1000 - (performance.now() - begun))
        if (!isOver) await new Promise((resolve) => setTimeout(resolve, rest))
      }
    }
    const saving = Promise.all(drafts.map(save))
    const beside: number[] = []
    const end = performance.now() + 10_000
    while (performance.now() < end) beside.push(await timeOfList(site, beside.length))
    isOver = true
    await saving
    const ratio = median(beside) / alone
    return {
      now: `${ratio.toFixed(2)} (${alone.toFixed(0)} → ${median(beside).toFixed(0)} ms, ${saves / 3} saves)`,
      isHeld: ratio <= 1.5,
    }
  },
}
