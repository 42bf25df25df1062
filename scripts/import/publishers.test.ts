/** Editions as their publishers have them, downloaded from a stand-in. */

import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type StartedBindings, startBindings } from '../../tests/fixtures/bindings.ts'
import { importEdition } from '../../tests/fixtures/imported-edition.ts'
import { fromArchive, isArchive } from '../../worker/db/import/classifier/tax-service-archive.ts'
import { zipped } from '../../worker/spreadsheet/zip.ts'
import { downloadAll, fetchedText, sourcesOf } from './publishers.ts'

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) server.close()
  servers = []
})
let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
})
afterAll(() => started.stop())

async function publisher(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Cyrillic letters as code page 866 has them. */
const inCodePage866 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    if (code < 0x80) return code
    const at = code - 0x410
    return at < 48 ? 0x80 + at : 0xe0 + at - 48
  })

async function archive(files: Record<string, string>): Promise<Uint8Array> {
  const sources = Object.entries(files).map(([name, text]) => ({
    name,
    bytes: (async function* () {
      yield inCodePage866(text)
    })(),
  }))
  const pieces: Uint8Array[] = []
  for await (const piece of zipped(sources)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

const TNVED = {
  'TNVED1.TXT': '1|01.04.2026\r\n16|МАШИНЫ||01.01.2017|\r\n',
  'TNVED2.TXT': '1|01.04.2026\r\n16|84|РЕАКТОРЫ, КОТЛЫ||01.01.2017|\r\n',
  'TNVED3.TXT': '1|01.04.2026\r\n84|81|Краны, клапаны|01.01.2017|\r\n84|99|Старое|01.01.2002|31.12.2011\r\n',
  'TNVED4.TXT':
    '1|01.04.2026\r\n84|81|100500|- клапаны редукционные|01.01.2017|\r\n84|81|100501|- - старые|01.01.2012|31.12.2016\r\n84|81|808199|- - - прочие|01.01.2012|31.12.2015\r\n84|81|808199|- - - прочая арматура|01.01.2016|\r\n',
}

test('the latest edition of a passport is downloaded, with its digest and day', async () => {
  const meta = [
    'property,value',
    'data-20180402-structure-20180402,/old.csv',
    'data-20231201-structure-20180402,"/opendata/data-20231201-structure-20180402.csv"',
  ].join('\r\n')
  const base = await publisher(({ url }, response) => {
    if (url === '/meta.csv') response.end(meta)
    else if (url === '/opendata/data-20231201-structure-20180402.csv')
      response.setHeader('Last-Modified', 'Fri, 01 Dec 2023 00:00:00 GMT').end('"A";" ";"Сельское хозяйство"\r\n')
    else response.writeHead(404).end()
  })
  const [download] = await downloadAll([`${base}/meta.csv`])
  expect(download?.file.name).toBe('data-20231201-structure-20180402.csv')
  expect(download?.fetched).toMatchObject({ bytes: 47, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(fetchedText(download ? [download.fetched] : [])).toContain('changed Fri, 01 Dec 2023')
  const { report } = await importEdition(started.unwatched.DB, {
    tree: 'okved',
    files: [download?.file ?? never()],
    now: 0,
  })
  expect(report.edition).toMatchObject({ dated: '2023-12-01', nodes: 1 })
})

const never = () => {
  throw new Error('nothing was downloaded')
}

test('the tax service’s archive is an edition by itself, of the codes that are valid, without duties', async () => {
  const bytes = await archive(TNVED)
  const base = await publisher((_, response) => response.end(bytes))
  const [{ file } = never()] = await downloadAll([`${base}/files/tnved/tnved.zip`])
  expect(isArchive(file)).toBe(true)
  const table = await fromArchive(file, true, '2026-11-28')
  const { report } = await importEdition(started.unwatched.DB, { tree: 'tnved', files: [table], now: 1 })
  expect(report.files.map(({ accepted, refused }) => [accepted, refused])).toEqual([[5, 0]])
  expect(report.edition).toMatchObject({ dated: '2026-04-01', nodes: 5 })
  expect(new TextDecoder().decode(table.bytes)).toContain('"прочая арматура"')
})

test('beside a tree of the tariff it has the codes that have ended', async () => {
  const table = await fromArchive({ name: 'TNVED.ZIP', bytes: await archive(TNVED) }, false, '2026-11-28')
  expect(new TextDecoder().decode(table.bytes).split('\n')).toEqual([
    'code,name_ru_fragment,valid_from,still_in_tree',
    '"8481100501","старые","2012-01-01","0"',
  ])
})

test.each([
  ['a failure', (_, response) => void response.writeHead(503).end(), 'answers 503'],
  ['a broken connection', ({ socket }) => void socket.destroy(), 'cannot be downloaded'],
] satisfies [string, RequestListener, string][])('after %s nothing is imported', async (_, respond, why) => {
  const base = await publisher(respond)
  await expect(downloadAll([`${base}/tnved.zip`])).rejects.toThrow(why)
})

test('an archive without one of its files, or a file that is no archive, is refused by name', async () => {
  const { 'TNVED4.TXT': _, ...others } = TNVED
  await expect(fromArchive({ name: 'a.zip', bytes: await archive(others) }, true, '2026-11-28')).rejects.toThrow(
    'a.zip has no TNVED4.TXT',
  )
  const bytes = new TextEncoder().encode('PK, but no archive')
  await expect(fromArchive({ name: 'b.zip', bytes }, true, '2026-11-28')).rejects.toThrow('b.zip cannot be unpacked')
})

test('addresses are those of the publishers unless variables name others', () => {
  expect(sourcesOf('tnved', {})).toEqual(['https://data.nalog.ru/files/tnved/tnved.zip'])
  expect(sourcesOf('okved', { OKVED_SOURCES: 'https://a.example/1 http://b.example/2' })).toEqual([
    'https://a.example/1',
    'http://b.example/2',
  ])
  expect(() => sourcesOf('okved', { OKVED_SOURCES: 'file:///etc/passwd' })).toThrow('is no address')
})
