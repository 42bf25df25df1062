/** The real outside, as far as this machine: what stands between a stranger's address and the platform's fetch. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { network } from './describe-page.ts'

const SIGNAL = new AbortController().signal

test('SSRF: the platform follows no redirect by itself, so that each hop is looked at', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, answer) => {
    asked.push(url)
    answer.writeHead(302, { Location: '/inside' }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port }: AddressInfo = Object(server.address())
  try {
    const answer = await network(undefined, SIGNAL).send(new URL(`http://127.0.0.1:${port}/`))
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/inside'])
    expect(asked).toEqual(['/'])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

/** A resolver that knows these addresses of any name, by kind of record. */
function resolver(records: Record<string, string[]>) {
  vi.stubGlobal('fetch', async (url: URL) => {
    const type = url.searchParams.get('type') ?? ''
    expect([url.origin, url.searchParams.get('name')]).toEqual(['https://dns.example', 'pumps.ru'])
    // The name that an alias stands for comes with the addresses: it is none.
    const alias = { type: 5, data: 'localhost.' }
    return Response.json({ Answer: [alias, ...(records[type] ?? []).map((data) => ({ type: Number(type), data }))] })
  })
  return network('https://dns.example/resolve', SIGNAL).resolves('pumps.ru')
}

test.each([
  ['to the public network', { 1: ['8.8.8.8'], 28: ['2a00:1450:4010:c0e::64'] }, true],
  ['inside', { 1: ['10.0.0.1'] }, false],
  ['inside by its newer address alone', { 1: ['8.8.8.8'], 28: ['fd12:3456::1'] }, false],
  ['inside by one of many', { 1: ['8.8.8.8', '127.0.0.1'] }, false],
  ['nowhere', {}, false],
])('SSRF: a name that leads %s, as the resolver has it', async (_, records, isPublic) =>
  expect(await resolver(records)).toBe(isPublic),
)
