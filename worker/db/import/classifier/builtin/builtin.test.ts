/** The consistency of the built-in overview, and its agreement with the published files where these are available. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { aliasesIn, aliasesOf } from '../../../../../domain/classifier/aliases.ts'
import type { ClassifierName, CodeRow } from '../../../../../domain/classifier/compact.ts'
import { type EditionFileKind, TNVED_FILE_KINDS } from '../../../../../domain/edition-report.ts'
import { englishNames } from '../english.ts'
import { readInputFile } from '../input-file.ts'
import { OKVED_KINDS, readOkved } from '../okved-files.ts'
import { CodeReport } from '../report.ts'
import type { PlacedNode } from '../source-node.ts'
import { readTariff } from '../tariff-files.ts'
import { builtinRows, readOverviewLines } from './edition.ts'
import { everydayNamesIn } from './overview.ts'

const FOLDER = '../shared/data'

const byLevel = (rows: { level: string }[]) =>
  Object.fromEntries([...Map.groupBy(rows, ({ level }) => level)].map(([level, all]) => [level, all.length]))

/** Subclasses in which OKVED-2 differs from NACE, so that they have no English name. */
const WITHOUT_NACE = ['19.3', '85.1', '85.2', '85.3', '85.4', '92.1', '92.2']

/** Han characters with full-width punctuation; figures and Latin letters where the tariff has them ("85% 及以上", "V 形接头"). */
const CHINESE_TITLE = /^[\p{Script=Han}，；、（）：“”—\w%.α-ωＡ-Ｚ -]+$/u

describe.each([
  ['okved' as const, { section: 21, class: 88, subclass: 272 }, WITHOUT_NACE],
  ['tnved' as const, { section: 21, chapter: 96, heading: 1228 }, []],
])('the overview of %s', (tree, levels, withoutEnglish) => {
  const rows = builtinRows(tree)

  test('has every code of its levels once, each below the code it begins with', () => {
    expect(byLevel(rows)).toEqual(levels)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const path: string[] = []
    for (const { id, depth } of rows) {
      path.length = depth
      if (depth > 1) expect(id.startsWith(path.at(-1) ?? '-')).toBe(true)
      path.push(id)
    }
  })

  test('has names in each language that it promises, none in capitals, none with a stray character', () => {
    const wordings = (locale: 'en' | 'ru' | 'zh') => rows.filter(({ names }) => names[locale])
    expect(wordings('ru')).toHaveLength(rows.length)
    const english = new Set(wordings('en').map(({ id }) => id))
    expect(rows.filter(({ id }) => !english.has(id)).map(({ id }) => id)).toEqual(withoutEnglish)
    expect(wordings('zh')).toHaveLength(rows.length)
    for (const { names } of rows) {
      for (const name of Object.values(names)) expect(name).toBe(name.normalize('NFC').replace(/\s+/g, ' ').trim())
      for (const name of [names.ru, names.en ?? '']) expect(name).not.toMatch(/\p{Lu}{4,}.*\p{Lu}{4,}/u)
      expect(names.zh).toMatch(CHINESE_TITLE)
      expect(names.zh).not.toMatch(/\p{Script=Han} \p{Script=Han}|[，；、：] |[，；、：]$/u)
    }
  })

  test('has everyday names in Russian and Chinese for each of the deepest codes, none twice', () => {
    const deepest = rows.filter(({ depth }) => depth === 2)
    expect(deepest.filter(({ words = '' }) => aliasesIn(words, 'zh').length === 0).map(({ id }) => id)).toEqual([])
    expect(deepest.filter(({ words = '' }) => aliasesIn(words, 'ru').length === 0).map(({ id }) => id)).toEqual([])
    for (const { words = '' } of rows) {
      const aliases = aliasesOf(words)
      expect(new Set(aliases).size).toBe(aliases.length)
      for (const alias of aliases) expect(alias).toMatch(/^[\p{L}\d].*[\p{L}\d]\)?$|^\p{Script=Han}$/u)
    }
  })
})

const read = (file: string, kinds: readonly EditionFileKind[]) =>
  readInputFile({ name: file, bytes: readFileSync(`${FOLDER}/${file}`) }, kinds)

/** Rows of the published files in the overview's format, for the levels that the overview has. */
const asLines = (rows: Pick<CodeRow, 'id' | 'level' | 'depth' | 'names'>[]): string[] =>
  rows.map(({ id, level, depth, names: { ru, en = '', zh = '' } }) => [id, level, depth, ru, en, zh].join(' | '))

const DEEPEST: Record<ClassifierName, string[]> = {
  okved: ['section', 'class', 'subclass'],
  tnved: ['section', 'chapter', 'heading'],
}

function publishedRows(tree: ClassifierName, nodes: PlacedNode[], english: Map<string, string>) {
  return nodes
    .filter(({ level }) => DEEPEST[tree].includes(level))
    .map(({ id, level, ru, en = english.get(id) ?? '' }) => {
      const own = level === 'heading' ? id.slice(0, 4) : id
      return { id: own, level, depth: DEEPEST[tree].indexOf(level), names: { ru, en, zh: '' } }
    })
}

describe.skipIf(!existsSync(FOLDER))('against the published files', () => {
  const differences = (ours: string[], theirs: string[]) => [
    ...ours.filter((line) => !theirs.includes(line)).map((line) => `ours: ${line}`),
    ...theirs.filter((line) => !ours.includes(line)).map((line) => `published: ${line}`),
  ]

  test('OKVED-2 has the same codes, structure and wording as the published file', () => {
    const files = ['okved2.csv', 'rosstat-okved2-20231201.cp1251.csv'].map((file) =>
      read(`okved2/${file}`, OKVED_KINDS),
    )
    const { nodes } = readOkved(new CodeReport('okved'), files)
    const ours = builtinRows('okved').map((row) => ({ ...row, names: { ...row.names, zh: '' } }))
    const theirs = asLines(publishedRows('okved', nodes, new Map()))
    expect(differences(asLines(ours), theirs)).toEqual([])
    expect(asLines(ours)).toEqual(theirs)
  })

  test('everyday names are of codes that the published files have', () => {
    const tariff = readTariff(new CodeReport('tnved'), read('tnved/tnved_tree.csv', TNVED_FILE_KINDS))
    const office = readOkved(new CodeReport('okved'), [read('okved2/okved2.csv', OKVED_KINDS)]).nodes
    const namedIn = (tree: ClassifierName) => [...everydayNamesIn(readOverviewLines(tree)).keys()]
    const goods = tariff.map(({ id }) => id)
    const trades = new Set(office.map(({ id }) => id))
    expect(namedIn('tnved').filter((code) => !goods.some((id) => id.startsWith(code)))).toEqual([])
    expect(namedIn('okved').filter((code) => !trades.has(code))).toEqual([])
  })

  test('TN VED has the same codes, structure and wording as the published file', () => {
    const nodes = readTariff(new CodeReport('tnved'), read('tnved/tnved_tree.csv', TNVED_FILE_KINDS))
    const hs = read('hs/hs2022.csv', TNVED_FILE_KINDS)
    // The Chinese titles are this project's own: the published file has the chapters' only, partly in older wordings.
    const ours = builtinRows('tnved').map((row) => ({ ...row, names: { ...row.names, zh: '' } }))
    const theirs = asLines(publishedRows('tnved', nodes, englishNames(nodes, { hs })))
    expect(differences(asLines(ours), theirs)).toEqual([])
    expect(asLines(ours)).toEqual(theirs)
  })
})
