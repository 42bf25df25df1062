/** What strangers could have cost the operator: look-ups, memory, KV and D1 writes. */
import { type Attack, countOf, times } from './attack.ts'

export const lookUps: Attack = {
  name: 'look-ups that one account gets of 80: legal entities, page metadata',
  before: '60 of 60, 60 of 60 (no limit)',
  async run({ person }) {
    const caller = await person('curious@attack.example')
    const found = await times(80, () => caller.send('GET', '/dev/legal_entry?taxNumber=7707083893'))
    const described = await times(80, () => caller.send('GET', '/app/parse/meta?url=https://127.0.0.1/'))
    const passed = [found, described].map((responses) => responses.length - countOf(responses, 429))
    const waits = [found, described].map((responses) => Number(responses.at(-1)?.headers.get('Retry-After')))
    return { now: passed.join(', '), isHeld: passed.join() === '60,60' && waits.every((seconds) => seconds > 0) }
  },
}

export const formsInStore: Attack = {
  name: 'forms that are stored in KV, of 10 from a client without a session',
  before: '10',
  async run({ origin }) {
    const body = new URLSearchParams({ action: 'save', 'description.en': 'x'.repeat(90_000) })
    const headers = { Origin: origin, Cookie: 'owner=x' }
    const responses = await times(10, () =>
      fetch(`${origin}/en/profile/company/edit`, { method: 'POST', headers, body, redirect: 'manual' }),
    )
    const stored = responses.filter(({ headers }) => headers.get('Location')?.includes('kept')).length
    return { now: String(stored), isHeld: stored === 0 }
  },
}

export const madeUpViews: Attack = {
  name: 'views of a company that 60 requests of one address with a made-up session count',
  before: '60, each a write',
  async run({ origin, DB }) {
    const { data } = await (await fetch(`${origin}/api/companies?perPage=1`)).json()
    const path = `${origin}/en/suppliers/${data[0].id}`
    const views = async () => Number(await DB.prepare('SELECT coalesce(sum(count), 0) AS n FROM views').first('n'))
    const before = await views()
    const headers = { Cookie: 'access=forged; session=1', 'CF-Connecting-IP': '203.0.113.9' }
    await times(60, async () => (await fetch(path, { headers })).arrayBuffer())
    const counted = (await views()) - before
    return { now: String(counted), isHeld: counted <= 1 }
  },
}
