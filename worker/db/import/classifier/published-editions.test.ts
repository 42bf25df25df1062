/** Imports the published classifiers, where their files are available, and searches them as the classifier page does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withDifference } from '../../../../domain/classifier/edition-difference.ts'
import { findCode } from '../../../../domain/classifier/find-code.ts'
import { indexTree, searchCodes } from '../../../../domain/classifier/search.ts'
import { dutyOf, openTree, unitOfNode } from '../../../../domain/classifier/tree.ts'
import type { CompactTree } from '../../../../domain/contract/classifier.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { importEdition } from '../../../../tests/fixtures/imported-edition.ts'
import { api } from '../../../api/app.ts'
import type { InputFile } from './input-file.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
})
afterAll(() => started.stop())

const load = (tree: 'okved' | 'tnved', files: InputFile[]) =>
  importEdition(started.unwatched.DB, { tree, files, now: 0 })
const ask = async (path: string) => (await api.request(path, {}, started.unwatched)).json()

const FOLDER = '../shared/data'

/** Bytes that a device has to fetch for a text, compressed as the site does it. */
const transferred = (text: string): number => gzipSync(text).length
/** Limit for both classifiers together, with notes and duties. */
const MAX_TRANSFERRED = 2.5e6

/** What a customs broker types in a day, and the headings or codes that the first answer has to be in. */
const BROKER_DAY = readFileSync('tests/fixtures/broker-day.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))

/** @returns the tree with another duty for every two-hundredth code, and one of them divided */
function amend(tree: string): string {
  const lines = tree.split('\n')
  return lines
    .flatMap((line, at) => {
      if (at % 200 !== 0 || !line.includes(',subheading10,')) return [line]
      const other = line.replace(/,(\d+),([^,]*)$/, ',17,$2')
      return at === 400 ? [other, other.replaceAll(/\b(\d{9})\d\b/g, '$19')] : [other]
    })
    .join('\n')
}

describe.skipIf(!existsSync(FOLDER))('the published editions', () => {
  const filesOf = (...folders: string[]): InputFile[] =>
    folders.flatMap((folder) =>
      readdirSync(`${FOLDER}/${folder}`).map((name) => ({ name, bytes: readFileSync(`${FOLDER}/${folder}/${name}`) })),
    )

  test('OKVED-2 is imported without a refused row', async () => {
    const { report, written } = await load('okved', filesOf('okved2'))
    expect(report.files.map(({ read, accepted, refused }) => [read, accepted, refused])).toEqual([
      [2899, 2899, 0],
      [2899, 2899, 0],
    ])
    expect(report).toMatchObject({
      levels: { section: 21, class: 88, subclass: 272, group: 623, subgroup: 1228, kind: 667 },
      names: { en: 977, ru: 2899, zh: 381 },
      texts: 933,
      edition: { dated: '2023-12-01' },
    })
    const index = indexTree(openTree(JSON.parse(written.text)))
    const first = (q: string) => index.tree.ids[searchCodes(index, q).nodes[0] ?? -1]
    expect([first('28.14'), first('2814'), first('выращивание пшеницы'), first('阀门')]).toEqual([
      '28.14',
      '28.14',
      '01.11.11',
      '28.1',
    ])
  })

  test('TN VED is imported whole, unchanged by a second import, and searchable in three languages', async () => {
    const files = filesOf('tnved', 'hs')
    const { report, written } = await load('tnved', files)
    expect(report.files.filter(({ refused }) => refused > 0)).toEqual([])
    expect(report).toMatchObject({
      names: { ru: 21_199, zh: 1345 },
      texts: 103,
      retired: { listed: 33 },
      edition: { dated: '2026-03-08', nodes: 21_199 },
    })
    expect(report.names.en).toBeGreaterThan(13_800)
    expect((await load('tnved', files)).report.edition?.changed).toBe(false)
    const index = indexTree(openTree(JSON.parse(written.text)))
    const at = findCode(index, '0101 21 000 0')?.at ?? -1
    expect([unitOfNode(index.tree, at), dutyOf(index.tree, at)]).toEqual(['шт', '0'])
    const first = (q: string) => index.tree.ids[searchCodes(index, q).nodes[0] ?? -1] ?? ''
    const words = ['клапан', 'клапаны', 'valve', '阀', '阀门', 'rkfgfy', 'klapan', 'клапен', 'vavle']
    expect(words.map((q) => [q, first(q).slice(0, 4)])).toEqual(words.map((q) => [q, '8481']))
    const isIn = (wanted: string, id: string) => wanted.split(' ').some((code) => id.startsWith(code))
    const found = BROKER_DAY.filter(([q, wanted = '']) => isIn(wanted, first(q ?? '').slice(0, 10)))
    expect(found.length / BROKER_DAY.length).toBeGreaterThanOrEqual(0.97)
    expect([first('8481.80'), first('848180819 9')]).toEqual(['848180', '8481808199'])
    const subheadings = ['повербанк', 'power bank', '充电宝'].map((q) =>
      searchCodes(index, q)
        .nodes.slice(0, 2)
        .some((node) => index.tree.ids[node]?.startsWith('850760')),
    )
    expect(subheadings).toEqual([true, true, true])
    const listed = readFileSync(`${FOLDER}/tnved/fns_codes_2022.csv`, 'utf8').matchAll(/^(\d{10}),.*,0\r?$/gm)
    const gone = [...listed].map(([, code = '']) => code)
    expect(gone).toHaveLength(22)
    for (const code of gone) {
      const { data } = await ask(`/api/tnved/tree?code=${code}`)
      expect(data.retired.code).toBe(code)
      expect(code.startsWith(data.node.id)).toBe(true)
    }
  })

  test('both fit on a device with all notes and duties, and the difference to an amended edition is less than a fiftieth of it', async () => {
    const paths = ['okved', 'tnved'].flatMap((tree) => [`/api/${tree}/tree`, `/api/${tree}/texts`])
    const bodies = await Promise.all(paths.map(async (path) => (await api.request(path, {}, started.unwatched)).text()))
    expect(bodies.every((body) => body.length > 300_000)).toBe(true)
    expect(bodies.map(transferred).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MAX_TRANSFERRED)
    const before: CompactTree = JSON.parse(bodies[2] ?? '').data
    const { edition } = JSON.parse(bodies[2] ?? '').meta
    // As the Commission amends it: some dozen duties, some wordings, a code divided.
    const amended = filesOf('tnved', 'hs').map((file) =>
      file.name === 'tnved_tree.csv'
        ? { ...file, bytes: new TextEncoder().encode(amend(new TextDecoder().decode(file.bytes))) }
        : file,
    )
    const { written } = await load('tnved', amended)
    const response = await api.request(`/api/tnved/difference?from=${edition.id}`, {}, started.unwatched)
    const text = await response.text()
    const { to, steps } = JSON.parse(text).data
    expect(to).toBe(written.id)
    expect(JSON.stringify(steps.reduce(withDifference, before))).toBe(written.text)
    expect(transferred(text)).toBeLessThan(transferred(bodies[2] ?? '') / 50)
  })
})
