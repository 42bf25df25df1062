import { expect, test } from 'vitest'
import type { Locale } from '../../../domain/locale.ts'
import { searchTerms, wantedCount } from './query-terms.ts'

test.each<[string, Locale, number]>([
  ['40 ball valves DN50 PN16', 'en', 40],
  ['100 bearings 6205', 'en', 100],
  ['need 5000 hex bolts M8x40', 'en', 5000],
  ['ball valve DN50, 40 pcs', 'en', 40],
  ['нужно 40 шаровых кранов ду50', 'ru', 40],
  ['нужно 250 подшипников 6205', 'ru', 250],
  ['кран шаровой ду50 ру16 - 120 шт.', 'ru', 120],
  ['прошу счет на 17 шт задвижек ду100', 'ru', 17],
  ['муфты, 3 компл.', 'ru', 3],
  ['40个球阀 DN50', 'zh', 40],
  ['我要200个球阀', 'zh', 200],
  ['离心泵 12台', 'zh', 12],
])('%s (%s) asks for %i', (q, locale, count) => {
  expect(wantedCount(q, locale)).toBe(count)
})

test.each<[string, Locale]>([
  ['ball valve DN50 PN16', 'en'],
  ['6205 bearings', 'en'],
  ['6200 bearings', 'en'],
  ['110 pipes', 'en'],
  ['90 elbows', 'en'],
  ['3 way valves', 'en'],
  ['8 strands rope', 'en'],
  ['gear pump 7.5 kW', 'en'],
  ['кабель 4 пары', 'ru'],
  ['труба 57х3,5 6 м', 'ru'],
  ['термометр -40', 'ru'],
  ['арматура 5 т', 'ru'],
  ['3套管', 'zh'],
  ['108件套工具', 'zh'],
  ['100只装手套', 'zh'],
  ['', 'en'],
  ['40', 'en'],
])('%j (%s) asks for no number', (q, locale) => {
  expect(wantedCount(q, locale)).toBeNull()
})

test.each([
  ['100 bearings 6205', ['bearings', '6205']],
  ['болты м8х40 200 шт', ['болты', 'м8x40']],
  ['200个球阀 DN50', ['球阀', 'dn50']],
])('the number is not searched for: %s', (q, terms) => {
  expect(searchTerms(q).map(({ typed }) => typed)).toEqual(terms)
})
