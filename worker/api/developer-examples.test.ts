/** Every example of the page for developers is sent as it is described there, and every printed program sends that request. */
import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { EXAMPLE_CALLS, type Variable, WEBHOOK_SIGNATURE } from '../../domain/developers/examples.ts'
import { EXAMPLES, type ExampleName } from '../../domain/developers/names.ts'
import { withVariables } from '../../domain/developers/pieces.ts'
import { EXAMPLE_TEXTS } from '../../domain/developers/texts.ts'
import type { TokenScope } from '../../domain/token-scopes.ts'
import { aToken, TOKEN } from '../../tests/fixtures/api-token.ts'
import { bolts } from '../../tests/fixtures/catalogue/categories.ts'
import { loadCodes } from '../../tests/fixtures/classifier-tree.ts'
import { READY, SOLD, serveOwnProducts } from '../../tests/fixtures/own-products.ts'
import { aPartnerFeed, PARTNER_TOKEN } from '../../tests/fixtures/partner-feeds.ts'
import { ownProduct } from '../../tests/fixtures/suppliers.ts'
import { signedHeaders, webhookSecret } from '../webhooks/signature.ts'

const { as, bindings, variables } = serveOwnProducts()

beforeEach(async () => {
  Object.assign(variables, { ENVIRONMENT: 'local', LIMITS: 'off' })
  await bindings().DB.exec('DELETE FROM idempotency')
})

const KEY = '0b2f7c52-7d0e-4a4e-9d5e-1f6f5a1c2d3e'
let values: Partial<Record<Variable, string>> = {}
const filled = (text: string) => withVariables(text, (name) => values[name] ?? '').replace('{LOCALE}', 'en')

/** @returns the response to the request of an example */
async function sent(name: ExampleName): Promise<Response> {
  const { method, path, headers, body } = EXAMPLE_CALLS[name]
  const given = Object.entries(headers).map(([header, value]): [string, string] => [header, filled(value)])
  const json: unknown = body && JSON.parse(filled(JSON.stringify(body)))
  const response = await as('ANONIM', method, filled(path), json, Object.fromEntries(given))
  expect(EXAMPLE_CALLS[name].statuses, `${name}: ${response.status}`).toContain(response.status)
  return response
}
const answer = async (name: ExampleName) => (await sent(name)).json()

const withToken = async (...scopes: TokenScope[]) => {
  await aToken(bindings(), { scopes, expiresAt: Date.now() + 1_000_000 })
  values = { TOKEN, KEY, CATEGORY: bolts.id }
}

describe('sent', () => {
  test('the first call counts the products, and the next one reads them', async () => {
    await withToken('goods.read')
    await ownProduct(bindings(), 1, { ...READY, externalId: 'M-1', stock: 3 })
    const { meta } = await answer('first')
    expect(meta.total).toBeGreaterThan(0)
    const { data, meta: all } = await answer('read')
    expect([data.length, all.pages]).toEqual([meta.total, 1])
    expect(data.find(({ article }: { article: string | null }) => article === 'M-1')).toMatchObject({
      id: expect.any(String),
      name: { text: expect.any(String) },
      stock: 3,
      status: 'draft',
    })
  })

  test('the example of a code returns its path, its duty and the rule of the duty without a token', async () => {
    await loadCodes(bindings().DB)
    const { data } = await answer('code')
    expect(data).toMatchObject({ node: { code: '8481808199', duty: expect.any(String) }, rule: { kind: 'percent' } })
    expect(data.path[0].name.text).not.toBe('')
  })

  test('a new product accepts a category of the tree; a repeated batch is written once', async () => {
    await withToken('goods.write')
    const { data: tree } = await answer('categories')
    const category = tree.find(({ slug }: { slug: string }) => slug === bolts.slug)
    expect(category).toMatchObject({ level: expect.any(Number), name: { text: expect.any(String) } })
    values.CATEGORY = category.id
    const first = await answer('batch')
    expect(first.data).toMatchObject([
      { article: 'BV-50', result: 'created', errors: [] },
      { article: 'BV-65', result: 'refused', errors: [{ path: expect.any(String), code: expect.any(String) }, {}] },
    ])
    expect(await answer('batch')).toEqual(first)
  })

  test('a token for prices and stock writes these alone', async () => {
    await withToken('goods.write')
    await answer('batch')
    await withToken('prices.write')
    values.KEY = `${KEY}2`
    expect((await answer('prices')).data).toMatchObject([{ article: 'BV-50', result: 'updated' }])
    const refused = await as('ANONIM', 'GET', EXAMPLE_CALLS.first.path, undefined, { Authorization: `Bearer ${TOKEN}` })
    expect(refused.status).toBe(403)
  })

  test('a feed is sent once', async () => {
    await ownProduct(bindings(), 1, { ...SOLD, externalId: 'BV-50' })
    values = { FEED: (await aPartnerFeed(bindings())).id, FEED_TOKEN: PARTNER_TOKEN, ETAG: '' }
    const first = await sent('feed')
    expect([first.status, await first.text()]).toEqual([200, expect.stringContaining('<offer id="BV-50"')])
    values.ETAG = first.headers.get('ETag') ?? ''
    expect((await sent('feed')).status).toBe(304)
  })
})

interface Said {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
}

/** What the description says, with each variable as its name. */
const described = (name: ExampleName): Said => {
  const { method, path, headers, body } = EXAMPLE_CALLS[name]
  const all = { ...headers, ...(body && { 'Content-Type': 'application/json' }) }
  const text: Said = { method, url: path, headers: all, body: body ?? null }
  return JSON.parse(withVariables(JSON.stringify(text), (variable) => variable))
}

const fromCurl = (text: string): Said => {
  const [options = '', body] = text.replaceAll('\\\n', '').split('<<JSON\n')
  const plain = (word: string) => word.replaceAll('$', '')
  const header = [...options.matchAll(/-H (['"])(.*?): (.*?)\1/g)].map(([, , name = '', value = '']) => [
    name,
    plain(value),
  ])
  const compared = options.includes('--etag-compare') ? [['If-None-Match', 'ETAG']] : []
  return {
    method: /-X (\w+)/.exec(options)?.[1] ?? 'GET',
    url: plain(/(['"])\{ORIGIN\}(.*?)\1/.exec(options)?.[2] ?? ''),
    headers: Object.fromEntries([...header, ...compared]),
    body: body === undefined ? null : JSON.parse(plain(body.replace(/JSON$/, ''))),
  }
}

/** Expressions of strings: 'Bearer " + os.environ["TOKEN"]' is 'Bearer TOKEN'. */
const joined = (code: string, name: (expression: string) => string): string =>
  code
    .split(/ \+ (?=(?:[^"]|"[^"]*")*$)/)
    .map((part) => (/^"[^"]*"$/.test(part) ? part.slice(1, -1) : name(part)))
    .join('')

const PYTHON: Record<string, string> = { 'str(uuid.uuid4())': 'KEY', etag: 'ETAG' }
const pythonName = (code: string) => PYTHON[code] ?? /os\.environ\["(\w+)"\]/.exec(code)?.[1] ?? ''

const fromPython = (text: string): Said => {
  const [, call = ''] = /Request\(\n([\s\S]*?)\n\)\n/.exec(text) ?? []
  const [, body] = /^body = ([\s\S]*?)\ncall/m.exec(text) ?? []
  const headers = [...call.matchAll(/"([\w-]+)": (.*?)(?:,\n|\}|,$)/g)]
  const json = body?.replaceAll(/os\.environ\[("\w+")\]/g, '$1').replaceAll('True', 'true')
  return {
    method: /method="(\w+)"/.exec(call)?.[1] ?? 'GET',
    url: joined(/^ {4}(.*),$/m.exec(call)?.[1] ?? '', pythonName).replace('{ORIGIN}', ''),
    headers: Object.fromEntries(headers.map(([, name = '', value = '']) => [name, joined(value, pythonName)])),
    body: json === undefined ? null : JSON.parse(json),
  }
}

const ONEC: Record<string, string> = {
  Токен: 'TOKEN',
  Категория: 'CATEGORY',
  Ключ: 'KEY',
  Выгрузка: 'FEED',
  ТокенВыгрузки: 'FEED_TOKEN',
  Метка: 'ETAG',
}
const fromOneC = (text: string): Said => {
  const name = (code: string) => ONEC[code] ?? ''
  const [, body] = /ТелоИзСтроки\("([\s\S]*?)"\);\n/.exec(text) ?? []
  const json = body
    ?.replaceAll('\n\t|', '\n')
    .replaceAll(/" \+ ([\p{L}]+) \+ "/gu, (_, one: string) => name(one))
    .replaceAll('""', '"')
  return {
    method: /HTTPМетод\("(\w+)"/.exec(text)?.[1] ?? '',
    url: joined(/HTTPЗапрос\((.*)\);/.exec(text)?.[1] ?? '', name),
    headers: Object.fromEntries(
      [...text.matchAll(/Вставить\("([\w-]+)", (.*)\);/g)].map(([, header = '', value = '']) => [
        header,
        joined(value, name),
      ]),
    ),
    body: json === undefined ? null : JSON.parse(json),
  }
}

describe.each(EXAMPLES)('%s', (name) => {
  test.each([
    ['curl', fromCurl],
    ['python', fromPython],
    ['onec', fromOneC],
  ] as const)('in %s is the request that is described', (language, read) => {
    expect(read(EXAMPLE_TEXTS[name]?.[language] ?? '')).toEqual(described(name))
  })
})

test('a receiver that follows the description of the signature accepts what is sent, and nothing else', async () => {
  const env = { AUTH_KEY: 'k'.repeat(44) }
  const body = JSON.stringify({ id: 'e1', event: 'request.created', data: { inquiry: 'i1' } })
  const headers = await signedHeaders(env, { webhook: 'w1', id: 'e1', body }, 1_764_300_000)
  const secret = await webhookSecret(env, 'w1')
  const { id, time, signature, secretPrefix, signaturePrefix } = WEBHOOK_SIGNATURE
  const accepts = (received: string) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    const mac = createHmac('sha256', key).update(`${headers[id]}.${headers[time]}.${received}`)
    return headers[signature] === signaturePrefix + mac.digest('base64')
  }
  expect(secret.startsWith(secretPrefix)).toBe(true)
  expect([accepts(body), accepts(body.replace('i1', 'i2'))]).toEqual([true, false])
  for (const text of Object.values(EXAMPLE_TEXTS.webhook ?? {}))
    for (const named of [id, time, signature, secretPrefix, signaturePrefix]) expect(text).toContain(named)
})
