/** The exchange with 1C, as a client of the published protocol goes through it (tests/fixtures/exchange/client.ts). */
import { describe, expect, test } from 'vitest'
import { EXCHANGE_PATH } from '../../../../domain/exchange.ts'
import { TOKEN } from '../../../../tests/fixtures/api-token.ts'
import { Client1c } from '../../../../tests/fixtures/exchange/client.ts'
import { pairOf } from '../../../../tests/fixtures/exchange/goods.ts'
import { serveExchange } from '../../../../tests/fixtures/exchange/served.ts'
import { asPerson } from '../../../../tests/fixtures/people.ts'
import { zip } from '../../../../tests/fixtures/uploads/documents.ts'

const { as, bindings, client, grant, send } = serveExchange()

const GOODS = Array.from({ length: 30 }, (_, at) => ({ id: `guid-${at}`, name: `Болт М${at}`, price: `${100 + at}` }))

const packed = (files: Record<string, Uint8Array<ArrayBuffer>>) =>
  zip(Object.entries(files).map(([name, bytes]) => ({ name, content: new TextDecoder().decode(bytes) })))

const rows = async () =>
  (
    await bindings()
      .DB.prepare(
        "SELECT external_id, names ->> 'ru' AS name, tiers ->> '$[0].amount' AS amount, stock, status, version FROM products WHERE external_id IS NOT NULL AND company = 1 ORDER BY num",
      )
      .all<{ external_id: string; amount: number; stock: number; status: string; version: number; name: string }>()
  ).results

describe('goods', () => {
  test('come in files and parts, as drafts; the second time nothing changes', async () => {
    const texts = await client({ part: 700 }).goods(pairOf(GOODS))
    expect(texts.map((text) => text.slice(0, 7))).toEqual(['success', 'success'])
    const first = await rows()
    expect(first).toHaveLength(30)
    expect(first[3]).toMatchObject({
      external_id: 'guid-3',
      name: 'Болт М3',
      amount: 10_300,
      stock: 5,
      status: 'draft',
    })
    const again = await client({ part: 700 }).goods(pairOf(GOODS))
    expect(again).toEqual(['success Nothing has changed', 'success Nothing has changed'])
    expect(await rows()).toEqual(first)
  })

  test('come in an archive, in parts, as well', async () => {
    const pair = pairOf(GOODS)
    const archive = packed(pair)
    await client({ part: 500 }).goods(pair, archive)
    expect(await rows()).toHaveLength(30)
    const first = await rows()
    expect(await client().goods(pair, archive)).toEqual(['success Nothing has changed', 'success Nothing has changed'])
    expect(await rows()).toEqual(first)
  })

  test('only what has changed is enough, and hides nothing', async () => {
    await client().goods(pairOf(GOODS))
    const [first] = GOODS
    if (!first) throw new Error('no goods')
    await client().goods(pairOf([{ ...first, price: '777' }], true))
    const all = await rows()
    expect(all).toHaveLength(30)
    expect(all[0]?.amount).toBe(77_700)
  })

  test('far fewer than before are not imported: the reply has a link for a person, who is also notified', async () => {
    const pair = pairOf(GOODS)
    await client().goods(pair, packed(pair))
    await bindings().DB.prepare("UPDATE products SET status = 'published' WHERE external_id IS NOT NULL").run()
    const before = await rows()
    const few = pairOf(GOODS.slice(0, 20))
    const [text = ''] = await client().goods(few, packed(few))
    expect(text).toMatch(/^failure .*https:\/\/market\.example\/en\/profile\/import\/[0-9a-z]{16}$/)
    expect(await rows()).toEqual(before)
    const notices = await bindings()
      .DB.prepare("SELECT count(*) AS n FROM notices WHERE email ->> '$.name' = 'importStopped'")
      .first('n')
    expect(Number(notices)).toBeGreaterThan(0)
  })

  test('wait where a question is open, and are imported by later visits once it was answered', async () => {
    const strip = (bytes: Uint8Array<ArrayBuffer>) =>
      new TextEncoder().encode(
        new TextDecoder()
          .decode(bytes)
          .replace(/<Налог>.*?<\/Налог>/su, '')
          .replace(/<СтавкиНалогов>.*?<\/СтавкиНалогов>/gsu, ''),
      )
    const pair = pairOf(GOODS)
    const open = { 'import0_1.xml': strip(pair['import0_1.xml']), 'offers0_1.xml': strip(pair['offers0_1.xml']) }
    const texts = await client().goods(open)
    const waits = texts.find((text) => text.startsWith('failure'))
    const [, id = ''] = /import\/([0-9a-z]{16})/.exec(waits ?? '') ?? []
    expect((await as('OWNER', 'PATCH', `/api/profile/company/imports/${id}`, { vat: null })).status).toBe(200)
    expect((await client().goods(open)).at(-1)).toMatch(/^success/)
    expect((await rows())[0]?.amount).toBe(10_000)
  })

  test('the import of a file in no known format fails, and so does that of a file that was not sent', async () => {
    const one = client()
    await one.checkauth('catalog')
    await one.init('catalog')
    await one.file('catalog', 'import0_1.xml', new TextEncoder().encode('<html>maintenance</html>'))
    expect((await one.import('catalog', 'import0_1.xml')).words.at(-1)).toBe('failure')
    expect((await one.import('catalog', 'offers0_1.xml')).words).toEqual(['failure'])
    expect(await rows()).toEqual([])
  })
})

describe('a break at any step', () => {
  /** Requests of one visit with both files in parts. */
  const visit = async (one: Client1c) => one.goods(pairOf(GOODS.slice(0, 1)))

  test('is made good by the next visit, without a trace in the rows', { timeout: 60_000 }, async () => {
    await visit(client({ part: 700 }))
    const whole = (await rows()).map(({ version: _, ...row }) => row)
    let count = 0
    const counting = (path: string, init: RequestInit) => {
      count += 1
      return send(path, init)
    }
    await visit(new Client1c(counting, { password: TOKEN, part: 700 }))
    expect(count).toBeGreaterThan(6)
    for (let at = 0; at < count; at += 1) {
      const moment = at % 2 === 0 ? 'before' : 'after'
      await bindings().DB.prepare('DELETE FROM products WHERE external_id IS NOT NULL').run()
      let asked = 0
      const breaking = async (path: string, init: RequestInit) => {
        const isIt = asked++ === at
        if (isIt && moment === 'before') throw new Error('the line broke')
        const response = await send(path, init)
        if (isIt) throw new Error('the response was lost')
        return response
      }
      await expect(visit(new Client1c(breaking, { password: TOKEN, part: 700 }))).rejects.toThrow(/line|lost/)
      const texts = await visit(client({ part: 700 }))
      expect(
        texts.every((text) => text.startsWith('success')),
        `${moment} ${at} ${texts}`,
      ).toBe(true)
      expect(
        (await rows()).map(({ version: _, ...row }) => row),
        `${moment} ${at}`,
      ).toEqual(whole)
    }
  })

  test('a part whose response was lost is sent again, and stored once', async () => {
    const pair = pairOf(GOODS)
    const one = client({ part: 1000 })
    await one.checkauth('catalog')
    await one.init('catalog')
    const bytes = pair['import0_1.xml']
    for (let at = 0; at < bytes.length; at += 1000) {
      const part = bytes.slice(at, at + 1000)
      for (let again = 0; again < 2; again += 1)
        expect(await one.lines({ type: 'catalog', mode: 'file', filename: 'import0_1.xml' }, part)).toEqual([
          'success',
          '',
        ])
    }
    expect((await one.import('catalog', 'import0_1.xml')).words.at(-1)).toBe('success')
    expect(await rows()).toHaveLength(30)
  })
})

describe('access', () => {
  test.each([
    ['goods.write', 'catalog', 200],
    ['goods.write', 'sale', 403],
    ['requests', 'sale', 200],
    ['requests', 'catalog', 403],
    ['goods.read', 'catalog', 403],
    ['prices.write', 'catalog', 403],
    ['prices.write', 'sale', 403],
  ] as const)('a token of %s for %s: %i', async (scope, type, status) => {
    await grant(scope)
    const response = await client().ask({ type, mode: 'checkauth' })
    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(
      status === 200 ? /^success\nexchange\n[\w-]{36}\n$/ : /^failure\nscope\.insufficient/,
    )
  })

  test('a wrong password, none, and a revoked token are refused at once', async () => {
    expect((await client({ password: 'x' }).ask({ type: 'catalog', mode: 'checkauth' })).status).toBe(401)
    expect((await send('/api/exchange/1c?type=catalog&mode=checkauth', {})).status).toBe(401)
    const one = client({ cookieOnly: true })
    await one.checkauth('catalog')
    expect((await one.ask({ type: 'catalog', mode: 'init' })).status).toBe(200)
    await bindings().DB.prepare('DELETE FROM api_tokens').run()
    expect((await one.ask({ type: 'catalog', mode: 'init' })).status).toBe(401)
  })

  test.each(['catalog', 'sale'])(
    'a person is refused for %s, with a session and with its token as password',
    async (type) => {
      const { Authorization = '' } = await asPerson('OWNER')
      expect((await send('/api/profile', { headers: { Authorization } })).status).toBe(200)
      for (const mode of ['checkauth', 'init']) {
        const response = await send(`${EXCHANGE_PATH}?type=${type}&mode=${mode}`, { headers: { Authorization } })
        expect(response.status).toBe(401)
        expect(await response.text()).toMatch(/^failure\nsession\.required/)
      }
      const password = Authorization.replace('Bearer ', '')
      expect((await client({ password }).ask({ type, mode: 'checkauth' })).status).toBe(401)
    },
  )

  test('without the cookie of a visit a file is refused', async () => {
    const response = await client().ask({ type: 'catalog', mode: 'file', filename: 'a.xml' }, new Uint8Array([1]))
    expect(response.status).toBe(401)
  })

  test('a request that is not in the protocol is answered as a failure', async () => {
    const one = client()
    await one.checkauth('catalog')
    for (const query of [
      { type: 'catalog', mode: 'query' },
      { type: 'catalog', mode: 'x' },
      { type: 'y', mode: 'init' },
    ])
      expect((await one.lines(query))[0]).toBe('failure')
  })
})
