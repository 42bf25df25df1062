import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/fixtures/any-text.ts'
import { matchQuery } from './match-query.ts'
import { normalise } from './normalise.ts'
import { quantityTokens } from './quantities.ts'
import { searchTerms } from './query-terms.ts'
import { indexName } from './tokens.ts'
import { quantityToken, unitOf } from './units.ts'

const db = new DatabaseSync(':memory:')
db.exec(`CREATE VIRTUAL TABLE texts USING fts5 (body, tokenize = "unicode61 remove_diacritics 0 tokenchars './'")`)
const insert = db.prepare('INSERT INTO texts (body) VALUES (?)')
const search = db.prepare('SELECT count(*) AS n FROM texts WHERE texts MATCH ?')
afterAll(() => db.close())

function finds(name: string, q: string): boolean {
  db.exec('DELETE FROM texts')
  insert.run(indexName(name))
  return search.get(matchQuery(searchTerms(q)))?.n === 1
}

describe('a number with its unit finds', () => {
  test.each([
    ['Fire hose DN 50, 1.6 MPa, 20 m', 'fire hose 16 bar'],
    ['Рукав пожарный 1,6 МПа', 'рукав 16 атм'],
    ['Манометр 0–1,6 МПа, кл. 1,5', 'манометр 16 бар'],
    ['Ball valve DN 50 PN 16', 'ball valve 2"'],
    ['法兰球阀 DN50 PN16', '球阀2寸'],
    ['Air diaphragm pump 1 1/2", aluminum', 'diaphragm pump 1 1/2 inch'],
    ['Air diaphragm pump 2", aluminum', 'diaphragm pump dn50'],
    ['Induction motor 15 kW 2940 rpm', 'motor 20 hp'],
    ['Электродвигатель 30 кВт 1475 об/мин', 'электродвигатель 40 л.с. 1500 об'],
    ['Электродвигатель 5,5 кВт', '电机 5.5千瓦'],
    ['Air receiver 2 m³, 10 bar', 'receiver 2000 litres'],
    ['Строп 2 т', 'строп 2000 кг'],
    ['Piston compressor 2400 L/min, 30 bar', 'compressor 435 psi'],
    ['Ball valve DN 50 PN 10', 'ball valve 150 psi'],
    ['Насос 90 м³/ч, 130 м', 'насос 426 футов'],
    ['Стретч-плёнка 500 мм × 23 мкм', 'стретч 50 см 23мкм'],
    ['Винтовой компрессор 20,5 м³/мин', 'компрессор 1230 м3/ч'],
    ['Лист 4×1500×6000 мм', 'лист 4 мм'],
    ['Ball valve DN 50 PN 16', 'ball valve 16 bar'],
    ['货架 3 层 每层 3000 kg', '货架每层3吨'],
    ['Pipe bend 90° 57×3.5 mm', 'bend 90 deg 57x3.5'],
  ])('%s by %s', (name, q) => expect(finds(name, q)).toBe(true))
})

describe('a number does not get the unit of another number', () => {
  test.each([
    ['Piston compressor 100 L, 370 L/min, 10 bar', '100 bar compressor'],
    ['Насос 100 м³/ч, 32 м, 15 кВт', 'насос 32 кВт'],
    ['Ball valve DN 100 PN 25', 'ball valve 100 bar'],
    ['Piston compressor 100 L, 8 bar', 'compressor 435 psi'],
    ['Автомат 16 А', 'автомат 16 кА'],
    ['Лоток 100×50 мм, сталь 0,8 мм', 'лоток 8 мм'],
  ])('%s by %s', (name, q) => expect(finds(name, q)).toBe(false))
})

describe('designations find however they are typed', () => {
  test.each([
    ['Carbide insert CNMG 120408', 'cnmg 12 04 08'],
    ['Carbide insert CNMG120408', 'CNMG-120408'],
    ['Hex bolt M12×80, 8.8', 'M 12 x 80 bolt'],
    ['Болт М12×80', 'болт м 12х80'],
    ['Двигатель АИР100L4', 'аир 100 l4'],
    ['Pillow block UCP 205', 'ucp205'],
    ['Труба 108×4 мм, сталь 09Г2С', '09г2c'],
    ['Подшипник UCP208', 'ucр208'],
    ['Огнетушитель ОУ-25', 'OУ 25'],
    ['Ball valve BV-F-50-16', 'bv.f.50.16'],
    ['Ball valve BV-F-50-16-321', 'ВV/F/50/16'],
    ['Transformer TMG-400/10-0.4', 'tmg 400 10 0.4'],
    ['Редуктор 1Ц2У-160', '1ц2у 160'],
    ['Редуктор цилиндрический 160', '1Ц2У-160'],
    ['Редуктор цилиндрический 160', '1ц2у160'],
    ['Pillow block UCP208', 'p/n UCP 208'],
    ['Подшипник UCP208', 'Артикул: UCP208'],
    ['轴承座 UCP208', '型号：UCP208'],
  ])('%s by %s', (name, q) => expect(finds(name, q)).toBe(true))
})

test('the same quantity has the same token in every unit', () => {
  const value = fc.integer({ min: 1, max: 9_999 })
  fc.assert(
    fc.property(value, (number) => {
      expect(quantityTokens(`${number} t`)).toEqual(quantityTokens(`${number * 1000} kg`))
      expect(quantityTokens(`${number / 10} mpa`)).toEqual(quantityTokens(`${number} bar`))
      expect(quantityTokens(`${number} м3`)).toEqual(quantityTokens(`${number * 1000}л`))
    }),
  )
})

test('no text breaks the reading of quantities, and every token is one word of the index', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (text) => {
      for (const token of quantityTokens(normalise(text))) expect(token).toMatch(/^[\d.]+(?:e[+-]?\d+)?[a-z]+\d?h?$/)
    }),
  )
})

test('a letter that is also a preposition is a unit only after a usual voltage', () => {
  expect(unitOf('в', 16)).toBeUndefined()
  const volts = unitOf('в', 380)
  expect(volts && quantityToken(380, volts)).toBe('380v')
})

test.each([
  ['короб 60х40х40 см', '600x400x400'],
  ['big bag 950x950x1300 mm', '95x95x130'],
])('%s is also found by %s', (text, size) => {
  expect(searchTerms(text).flatMap(({ forms }) => forms)).toContain(size)
})

test.each([
  ['steel strap 3/4 inch', '19mm'],
  ['cutting disc 5″', '125mm'],
  ['fire hose 80 mm', 'dn80'],
  ['термометр 300 градусов', '300 c'],
  ['gasket 392°F', '200 c'],
  ['pump 100 gpm', '22.7125m3h'],
  ['compressor 100 cfm', '169.901m3h'],
  ['tank 264 gallons', '999.348l'],
  ['压力表 400公斤', '40000kpa'],
])('%s is found by what the trade holds for the same, %s', (text, form) => {
  expect(searchTerms(text).flatMap(({ forms }) => forms)).toContain(form)
})

test('a load in tonnes is not read as a pressure of thousands of atmospheres', () => {
  expect(
    searchTerms('кран 3 т')
      .flatMap(({ forms }) => forms)
      .join(' '),
  ).not.toContain('kpa')
})
