import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../http/problem.ts'
import { describePage } from './describe-page.ts'
import { MAX_PAGE_BYTES } from './fetch-page.ts'
import { parseHead } from './head.ts'

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const page = (body: BodyInit, headers: Record<string, string> = HTML) => new Response(body, { headers })
const sent = (to: string) => new Response(null, { status: 302, headers: { Location: to } })

/** A network in which the given URLs respond as given, and a request to any other fails the test. */
function outside(responses: Record<string, () => Response | Promise<Response>>, resolves = async (_: string) => true) {
  const fetched: string[] = []
  const send = async (url: URL) => {
    fetched.push(url.href)
    const response = responses[url.href]
    if (!response) throw new Error(`no server at ${url.href}`)
    return response()
  }
  return { fetched, of: () => ({ send, resolves }) }
}

async function refusal(address: string, { of }: ReturnType<typeof outside>, timeout?: number): Promise<string> {
  const error = await describePage(address, of, timeout).catch((reason: unknown) => reason)
  if (error instanceof AppError) return `${error.status} ${error.code}`
  throw new Error(`not refused: ${address}`)
}

const HOME = 'https://pumps.ru/'

describe('a page', () => {
  test('is described by its head', async () => {
    const body = `<!doctype html><title> Pumps &amp;\n more </title><meta name=description content="Since 1954">
      <meta property="og:image" content="/og.jpg"><svg><title>no</title></svg>`
    expect(await describePage(HOME, outside({ [HOME]: () => page(body) }).of)).toEqual({
      url: HOME,
      title: 'Pumps & more',
      description: 'Since 1954',
      picture: 'https://pumps.ru/og.jpg',
    })
  })

  test.each(['pumps.ru', ' https://pumps.ru ', 'HTTPS://PUMPS.RU'])(
    'is found by the address typed as %j',
    async (typed) => {
      expect((await describePage(typed, outside({ [HOME]: () => page('') }).of)).url).toBe(HOME)
    },
  )

  test('without a title, description and picture gives null for each', async () => {
    const empty = { url: HOME, title: null, description: null, picture: null }
    expect(await describePage(HOME, outside({ [HOME]: () => page('') }).of)).toEqual(empty)
  })

  test.each(['http://pumps.ru/a.jpg', 'https://127.0.0.1/a.jpg', 'javascript:alert(1)', 'data:image/png,x'])(
    'has no picture at %s',
    async (picture) => {
      const body = `<meta property="og:image" content="${picture}">`
      expect((await describePage(HOME, outside({ [HOME]: () => page(body) }).of)).picture).toBe(null)
    },
  )

  test('is described as far as it is read, where its elements are too deep to read on', () => {
    const bytes = new TextEncoder().encode(`<title>Valves</title>${'<div>'.repeat(200_000)}`)
    expect(parseHead(bytes, 'text/html').title).toBe('Valves')
  })

  test('in an old encoding is decoded', () => {
    const windows1251 = new Uint8Array([0xcd, 0xe0, 0xf1, 0xee, 0xf1, 0xfb])
    const bytes = (head: string) => new Uint8Array([...Buffer.from(`${head}<title>`), ...windows1251])
    expect(parseHead(bytes(''), 'text/html; charset=windows-1251').title).toBe('Насосы')
    expect(parseHead(bytes('<meta charset="windows-1251">'), 'text/html').title).toBe('Насосы')
    expect(parseHead(new Uint8Array(Buffer.from('<title>x')), 'text/html; charset=klingon').title).toBe('x')
  })

  test('of any content gives short texts', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), fc.string(), (bytes, text) => {
        const { title, description } = parseHead(
          new Uint8Array([...Buffer.from(`<title>${text}<meta name=description content='${text}'>`), ...bytes]),
          'text/html',
        )
        for (const one of [title, description]) {
          expect(one ?? 'x').toMatch(/^[^\p{Cc}]{1,1000}$/u)
          expect((one ?? '').isWellFormed()).toBe(true)
        }
      }),
    ))
})

describe('redirects', () => {
  test('are followed, each checked like the first address', async () => {
    const world = outside({
      [HOME]: () => sent('/en'),
      'https://pumps.ru/en': () => sent('https://www.pumps.ru/'),
      'https://www.pumps.ru/': () => page('<title>x'),
    })
    expect((await describePage(HOME, world.of)).url).toBe('https://www.pumps.ru/')
  })

  test.each([
    'http://127.0.0.1/',
    '//localhost/',
    'http://[::ffff:10.0.0.1]/',
    'file:///etc/passwd',
    'http://2130706433/',
    'https://pumps.ru:22/',
  ])('that lead to %s are not', async (to) => {
    const world = outside({ [HOME]: () => sent('https://a.pumps.ru/'), 'https://a.pumps.ru/': () => sent(to) })
    expect(await refusal(HOME, world)).toBe('422 page.address')
    expect(world.fetched).toEqual([HOME, 'https://a.pumps.ru/'])
  })

  test('are followed only a limited number of times', async () => {
    const world = outside({ [HOME]: () => sent(HOME) })
    expect(await refusal(HOME, world)).toBe('422 page.unavailable')
    expect(world.fetched).toHaveLength(6)
    expect(await refusal(HOME, outside({ [HOME]: () => new Response(null, { status: 301 }) }))).toBe(
      '422 page.unavailable',
    )
  })
})

describe('refused', () => {
  test('an internal address is never requested', async () => {
    const world = outside({})
    for (const address of ['http://10.0.0.1/', 'http://0177.0.0.1/', 'localhost:8787', '127.0.0.1']) {
      expect(await refusal(address, world), address).toBe('422 page.address')
    }
    expect(world.fetched).toEqual([])
  })

  test('a name that resolves to an internal address is refused, where a resolver is configured', async () => {
    const world = outside(
      { [HOME]: () => sent('https://inside.pumps.ru/') },
      async (name) => !name.startsWith('inside'),
    )
    expect(await refusal(HOME, world)).toBe('422 page.address')
    expect(world.fetched).toEqual([HOME])
  })

  test.each([
    ['a picture', () => page('x', { 'Content-Type': 'image/png' }), 'page.not-html'],
    ['what does not say what it is', () => new Response(new Uint8Array()), 'page.not-html'],
    ['an error', () => new Response('<title>x', { status: 500, headers: HTML }), 'page.unavailable'],
    ['a network that fails', () => Promise.reject(new TypeError('connect ECONNREFUSED 10.0.0.1')), 'page.unavailable'],
    [
      'a page that says it is large',
      () => page('', { ...HTML, 'Content-Length': String(MAX_PAGE_BYTES + 1) }),
      'page.too-large',
    ],
    ['a page that is large', () => page('x'.repeat(MAX_PAGE_BYTES + 1)), 'page.too-large'],
  ])('%s', async (_, response, code) => {
    expect(await refusal(HOME, outside({ [HOME]: response }))).toBe(`422 ${code}`)
  })

  test('a response that never ends is refused', async () => {
    const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
    expect(await refusal(HOME, outside({ [HOME]: () => page(endless()) }))).toBe('422 page.too-large')
    const silent = () => new Promise<Response>(() => {})
    expect(await refusal(HOME, outside({ [HOME]: silent }), 20)).toBe('422 page.unavailable')
    const stalled = () => page(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) }))
    expect(await refusal(HOME, outside({ [HOME]: stalled }), 20)).toBe('422 page.unavailable')
  })
})

test('a page of exactly 1 MiB is read', async () => {
  const body = '<title>x</title>'.padEnd(MAX_PAGE_BYTES, ' ')
  expect((await describePage(HOME, outside({ [HOME]: () => page(body) }).of)).title).toBe('x')
})
