/**
 * The real network access, against a server on this machine: what protects a private network from a stranger's
 * addresses.
 */
import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { portOf } from '../../../../tests/fixtures/port-of.ts'
import { network } from './describe-page.ts'

const SIGNAL = new AbortController().signal

test('SSRF: the platform does not follow redirects, so that each one can be checked', async () => {
  const requested: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    requested.push(url)
    response.writeHead(302, { Location: '/inside' }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    const response = await network({ resolver: undefined, site: 'https://kontor.example' }, SIGNAL).send(
      new URL(`http://127.0.0.1:${portOf(server)}/`),
    )
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/inside'])
    expect(requested).toEqual(['/'])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

/** A resolver that has these addresses, by record type, for one name. */
function resolver(records: Record<string, string[]>) {
  vi.stubGlobal('fetch', async (url: URL) => {
    const type = url.searchParams.get('type') ?? ''
    expect([url.origin, url.searchParams.get('name')]).toEqual(['https://dns.example', 'pumps.ru'])
    // A CNAME record comes with the addresses and must not be taken for one.
    const alias = { type: 5, data: 'localhost.' }
    return Response.json({ Answer: [alias, ...(records[type] ?? []).map((data) => ({ type: Number(type), data }))] })
  })
  return network({ resolver: 'https://dns.example/resolve', site: 'https://kontor.example' }, SIGNAL).resolves(
    'pumps.ru',
  )
}

test.each([
  ['to the public network', { 1: ['8.8.8.8'], 28: ['2a00:1450:4010:c0e::64'] }, true],
  ['inside', { 1: ['10.0.0.1'] }, false],
  ['inside by its newer address alone', { 1: ['8.8.8.8'], 28: ['fd12:3456::1'] }, false],
  ['inside by one of many', { 1: ['8.8.8.8', '127.0.0.1'] }, false],
  ['nowhere', {}, false],
])('SSRF: a name that leads %s, by its resolved addresses', async (_, records, isPublic) =>
  expect(await resolver(records)).toBe(isPublic),
)
