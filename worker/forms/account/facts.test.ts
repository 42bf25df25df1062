import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FactsInput } from '../../../domain/contract/wordings.ts'
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { type FormParameter, typedFact, unitsAccepted } from '../../../domain/parameters/typed-fact.ts'
import type { TextOrString } from '../../../domain/text.ts'
import { optionField, typedFields } from '../../../domain/typed-fact-fields.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { parseForm } from '../parse-form.ts'
import { factField, factsInput } from './facts.ts'

const STEEL = { en: 'Steel', ru: 'Сталь', zh: '钢' }
const parameter = (kind: FormParameter['kind'], unit: FormParameter['unit'] = null): FormParameter => ({
  key: 'size',
  names: { en: 'Size', ru: 'Размер' },
  aliases: ['DN'],
  kind,
  unit,
  options: kind === 'list' ? [{ key: 'steel', names: STEEL }] : [],
})
const DN = parameter('number', 'DN')
const RANGE = parameter('range', '°C')
const LIST = parameter('list')

const inRow = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`facts.0.${name}`, value]))

/** The form's row of a stored fact, with the typed changes. */
function rowOf(of: FormParameter, value: TextOrString | null, typed: Record<string, string>, locale: Locale = 'en') {
  const wordings = typeof value === 'string' ? { en: value } : (value ?? {})
  const texts = Object.fromEntries(Object.entries(wordings).map(([language, text]) => [`value.${language}`, text]))
  const fact = value === null ? null : { name: of.names, value }
  return inRow({ 'name.en': 'Size', ...texts, ...typedFields(of, fact, locale), ...typed })
}

function saved(fields: Record<string, string>, locale: Locale = 'en') {
  const parsed = parseForm(FactsInput, factsInput({ fields, locale }))
  if (!('errors' in parsed)) return parsed.value.facts.map(({ value }) => value)
  return parsed.errors.map(({ field, code }) => [factField(field, fields), code])
}

test.each<[string, FormParameter, TextOrString | null, Record<string, string>, unknown]>([
  ['a number', DN, null, { number: '50', unit: 'DN' }, ['DN 50']],
  ['a number in inches', DN, 'DN 50', { number: '2', unit: 'inch' }, [{ en: '2 in', ru: '2 дюйм', zh: '2 英寸' }]],
  ['a range', RANGE, null, { least: '-20', most: '40', unit: '°C' }, ['−20…+40 °C']],
  ['an option', LIST, null, { option: optionField(STEEL) }, [STEEL]],
  ['an untouched wording', DN, 'DN 50 (2″)', {}, ['DN 50 (2″)']],
  ['an untouched option', LIST, 'steel', {}, ['steel']],
  ['a wording that no field can state', DN, 'M6×1', {}, ['M6×1']],
  ['a cleared number', DN, 'DN 50', { number: ' ' }, []],
  ['an empty new row', RANGE, null, {}, []],
])('saves %s', (_, of, value, typed, expected) => {
  expect(saved(rowOf(of, value, typed))).toEqual(expected)
})

test.each<[string, FormParameter, Record<string, string>, unknown]>([
  ['a word for a number', DN, { number: 'fifty', unit: 'DN' }, ['facts.0.number', 'type']],
  ['a number of two readings', DN, { number: '18,60', unit: 'DN' }, ['facts.0.number', 'ambiguous']],
  ['an unknown unit', DN, { number: '5', unit: 'furlong' }, ['facts.0.number', 'type']],
  ['a missing end', RANGE, { least: '5', unit: '°C' }, ['facts.0.most', 'required']],
  ['ends in the wrong order', RANGE, { least: '5', most: '1', unit: '°C' }, ['facts.0.most', 'order']],
  ['an option that is none', LIST, { option: 'Steel' }, ['facts.0.option', 'type']],
])('refuses %s beside its field', (_, of, typed, error) => {
  expect(saved(rowOf(of, null, typed))).toEqual([error])
})

test('a number that is typed in any language and unit is read back as the same number', () => {
  const numbers = fc.integer({ min: -900_000_000, max: 900_000_000 }).map((value) => value / 1000)
  const kinds = fc.constantFrom(DN, parameter('number', 'MPa'), parameter('number', 'kW'), parameter('number'))
  fc.assert(
    fc.property(numbers, kinds, fc.constantFrom(...LOCALES), fc.nat(5), (number, of, locale, at) => {
      const unit = unitsAccepted(of.unit)[at] ?? of.unit
      const fields = rowOf(of, null, { number: fieldNumber(number, locale), unit: unit ?? '' }, locale)
      const parsed = parseForm(FactsInput, factsInput({ fields, locale }))
      if ('errors' in parsed) return expect(parsed.errors).toEqual([{ field: 'facts.0.value', code: 'ambiguous' }])
      const [fact] = parsed.value.facts
      expect(fact && typedFact(of, fact)).toEqual({ as: 'number', number, unit })
    }),
  )
})
