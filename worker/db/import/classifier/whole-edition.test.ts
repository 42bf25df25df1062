import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { importEdition } from '../../../../tests/fixtures/imported-edition.ts'
import { api } from '../../../api/app.ts'
import type { InputFile } from './input-file.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
})
afterAll(() => started.stop())

const file = (name: string, text: string): InputFile => ({ name, bytes: new TextEncoder().encode(text) })
const load = (tree: 'okved' | 'tnved', files: InputFile[], more: { dated?: string } = {}) =>
  importEdition(started.unwatched.DB, { tree, files, now: 0, ...more })
const ask = async (path: string) => (await api.request(path, {}, started.unwatched)).json()

const TREE = 'id,parent_id,sort,level,code,code_len,dashes,is_leaf,name_ru,unit_ru,duty_ru,note_refs'
const tariff = (...rows: string[]) => file('tree.csv', [TREE, ...rows].join('\n'))
const ROWS = [
  'SXVI,,1,section,XVI,,,0,"МАШИНЫ, ОБОРУДОВАНИЕ",,,',
  '84,SXVI,2,chapter,84,2,,0,РЕАКТОРЫ ЯДЕРНЫЕ,,,',
  '8481,84,3,heading,8481,4,0,0,"Краны,  клапаны",,,',
  '848130,8481,4,subheading6,848130,6,1,0,клапаны обратные,,,',
  '8481-g1,848130,5,group,,,2,0,чугунные,,,',
  '8481309101,8481-g1,6,subheading10,8481309101,10,3,1,первые,шт,"5, но не менее 1 евро за 1 кг",63С)',
  '8481309108,8481-g1,7,subheading10,8481309108,10,3,1,прочие,шт,5,',
  '8481309900,848130,8,subheading10,8481309900,10,2,1,прочие,,0,',
]
const HS = file(
  'hs.csv',
  `code,parent_code,level,name_en,name_zh
SXVI,,section,Machinery,机器
8481,84,heading,"Taps, valves",
848130,8481,subheading,Valves; check,`,
)
const CN = file(
  'cn.csv',
  `key,code,dashes,name_en,unit
848100000080,8481,0,"Taps, cocks",
848130000080,848130,1,Check valves,
848130910080,84813091,2,Of cast iron,-
848130990080,84813099,2,Other,-`,
)

describe('the tariff', () => {
  test('is imported with units, duties and marks, and reports what was corrected', async () => {
    const { report } = await load('tnved', [tariff(...ROWS), HS, CN], { dated: '2026-03-08' })
    expect(report.files[0]).toMatchObject({ kind: 'tariff tree', read: 8, accepted: 8, mended: 3, refused: 0 })
    expect(report.reasons).toEqual({ 'name.capitals': 2, 'name.spaces': 1 })
    expect(report.edition).toMatchObject({ dated: '2026-03-08', nodes: 8, changed: true })
    const { data } = await ask('/api/tnved/tree?code=8481309101&locale=en')
    expect(data.node).toMatchObject({ unit: 'шт', duty: '5, но не менее 1 евро за 1 кг', marks: '63С)' })
    expect(data.path.map(({ id }: { id: string }) => id)).toEqual(['SXVI', '84', '8481', '848130', '8481-g1'])
  })

  test('has English names only for nodes that cover the same goods in both nomenclatures', async () => {
    const { data } = await ask('/api/tnved/tree?parent=&depth=9&locale=en')
    const english = data.map(({ id, name }: { id: string; name: { text: string; lang: string } }) => [
      id,
      name.lang === 'en' ? name.text : null,
    ])
    expect(Object.fromEntries(english)).toEqual({
      SXVI: 'Machinery',
      // The overview's chapter 84 has a longer Russian wording, so that its English name may be about other goods.
      84: null,
      8481: 'Taps, valves',
      848130: 'Valves; check',
      '8481-g1': null,
      8481309101: null,
      8481309108: null,
      8481309900: 'Other',
    })
  })

  test('changes nothing when it is imported again', async () => {
    const { report } = await load('tnved', [tariff(...ROWS), HS, CN], { dated: '2026-03-08' })
    expect(report.edition?.changed).toBe(false)
  })

  test('reports a reason for each refused row, and imports the others', async () => {
    const { report } = await load(
      'tnved',
      [
        tariff(
          ...ROWS,
          ...Array.from({ length: 60 }, (_, at) => `84822${at + 100}00,84,9,subheading8,,8,1,1,x,,,`),
          '8481,84,9,heading,8481,4,0,0,ещё раз,,,',
          '8499,85,9,heading,8499,4,0,0,без группы,,,',
          'х,84,9,heading,8498,4,0,0,не код,,,',
          '8497,84,9,глава,8497,4,0,0,уровень,,,',
          '8496,84,9,heading,8496,4,0,0,,,,',
          '8495,84,9,heading',
        ),
      ],
      { dated: '2026-04-01' },
    )
    expect(report.files[0]).toMatchObject({ read: 74, accepted: 68, refused: 6 })
    expect(report.lines.filter(({ outcome }) => outcome === 'refused')).toEqual([
      expect.objectContaining({ line: 70, code: 'code.repeated', detail: '4' }),
      expect.objectContaining({ line: 72, code: 'code.form' }),
      expect.objectContaining({ line: 73, code: 'level.unknown' }),
      expect.objectContaining({ line: 74, code: 'name.missing' }),
      expect.objectContaining({ line: 75, code: 'row.cells', detail: '4' }),
      expect.objectContaining({ line: 71, code: 'code.no-parent' }),
    ])
  })

  test('is imported with notes, dates and codes of earlier years', async () => {
    const notes = file(
      'notes.jsonl',
      [
        '{"kind": "chapter", "code": "84", "paragraphs": ["Примечания:", "1.  В группу не включаются жернова."]}',
        '{"kind": "chapter", "code": "99", "paragraphs": ["x"]}',
        '{"kind": "chapter"}',
      ].join('\n'),
    )
    const dates = file('files.csv', 'chapter,source_file,edition_date_in_file_name\n84,a.pdf,2026-03-08\n85,b.pdf,')
    const codes = file(
      'codes.csv',
      'code,name_ru_fragment,valid_from,still_in_tree\n8481309900,- - прочие,2022-01-01,1\n8481309800,- - - конусные,2022-01-01,0',
    )
    const history = file(
      'history.csv',
      'heading,name_ru,valid_from,valid_to\n8481,КРАНЫ,2002-01-01,2006-12-31\n8469,МАШИНКИ ПИШУЩИЕ:,2002-01-01,2016-12-31',
    )
    const { report } = await load('tnved', [notes, dates, codes, history, tariff(...ROWS)])
    expect(report).toMatchObject({ texts: 1, retired: { listed: 2 }, edition: { dated: '2026-03-08' } })
    expect(report.reasons).toMatchObject({ 'text.no-code': 1, 'text.form': 1 })
    const one = await ask('/api/tnved/tree?code=8481309800&locale=ru')
    expect(one.data).toMatchObject({
      node: { id: '848130' },
      retired: { code: '8481309800', name: { text: 'конусные' }, lastDated: '2022-01-01' },
      texts: [{ of: { id: '84' }, paragraphs: ['Примечания:', '1. В группу не включаются жернова.'] }],
    })
    const ended = await ask('/api/tnved/tree?code=8469&locale=ru')
    expect(ended.data).toMatchObject({ node: { id: '84' }, retired: { name: { text: 'МАШИНКИ ПИШУЩИЕ' } } })
  })

  test.each([
    ['too many refused rows', [tariff(...ROWS, 'x,84,9,heading,x,4,0,0,x,,,')], '1 of 9 rows'],
    ['no tree', [HS], 'no tree'],
    ['another file', [tariff(...ROWS), file('a.csv', 'a,b\n1,2')], 'a.csv is none of the files'],
    ['a quote that is not closed', [tariff('"84,SXVI')], 'tree.csv, line'],
  ])('with %s nothing is changed', async (_, files, message) => {
    const before = (await ask('/api/tnved/tree')).meta.edition.id
    await expect(load('tnved', files)).rejects.toThrow(message)
    expect((await ask('/api/tnved/tree')).meta.edition.id).toBe(before)
  })
})

describe('OKVED-2', () => {
  const OFFICE =
    '"A";" ";"СЕЛЬСКОЕ, ЛЕСНОЕ ХОЗЯЙСТВО, ОХОТА, РЫБОЛОВСТВО И РЫБОВОДСТВО"\r\n"A";"01";"Иное"\r\n"A";"01.1";"Выращивание однолетних культур"\r\n"A";"01.11.12";"Ячмень"\r\n'

  /** In windows-1251 the lower half is ASCII, and the Russian letters are in the order of the alphabet. */
  const windows1251 = (text: string) =>
    Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0)
      return code < 128 ? code : code - 0x350
    })

  test('imports the office’s file (windows-1251, no header) with the overview’s English names', async () => {
    const many = Array.from({ length: 9 }, (_, at) => `"A";"01.1${at + 1}";"Вид"\r\n`).join('')
    const bytes = windows1251(OFFICE.replace('"A";"01.11.12"', `${many}"A";"01.11.12"`))
    const { report } = await load('okved', [{ name: 'okved-20231201.csv', bytes }])
    expect(report.files[0]).toMatchObject({ encoding: 'windows-1251', read: 13, accepted: 12, refused: 1 })
    expect(report.edition?.dated).toBe('2023-12-01')
    const { data } = await ask('/api/okved/tree?parent=&depth=3&locale=en')
    expect(data.slice(0, 3)).toMatchObject([
      { id: 'A', name: { text: 'Agriculture, forestry and fishing', lang: 'en' } },
      { id: '01', name: { text: 'Иное', lang: 'ru' } },
      { id: '01.1', name: { text: 'Growing of non-perennial crops' } },
    ])
  })

  test('imports the table with English names and explanations', async () => {
    const table = file(
      'okved2.csv',
      `code,parent_code,section,level,sort,name_ru,name_en,description_ru
A,,A,section,1,СЕЛЬСКОЕ ХОЗЯЙСТВО,AGRICULTURE,"Этот раздел включает:- растения
Не включает: рыбу"
01,A,A,class,2,Растениеводство,Crops,`,
    )
    const { report } = await load('okved', [table])
    expect(report.reasons).toEqual({ 'name.capitals': 1, 'text.break': 1, 'edition.undated': 1 })
    const { data } = await ask('/api/okved/tree?code=A&locale=en')
    expect(data).toMatchObject({
      node: { name: { text: 'Agriculture' } },
      texts: [{ kind: 'explanation', paragraphs: ['Этот раздел включает:', '- растения', 'Не включает: рыбу'] }],
    })
  })
})
