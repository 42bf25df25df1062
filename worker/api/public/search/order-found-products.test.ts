import { expect, test } from 'vitest'
import { orderFoundProducts } from './order-found-products.ts'

const card = (model: string, text: string, lacks?: string[]) => ({
  model,
  name: { lang: 'ru' as const, text },
  ...(lacks && { lacks }),
})
const named = (model: string, text: string) => ({ model, name: { lang: 'zh' as const, text } })
const models = (items: { model: string | null }[]) => items.map(({ model }) => model)

test('a number that a designation begins with comes before one further on', () => {
  const found = [
    card('SM-DR-120-24', 'Насос 120 м³/ч, 24 м'),
    card('SM-DR-24-12', 'Насос 24 м³/ч, 12 м'),
    card('X-24', 'Насос', ['дренажный']),
  ]
  expect(models(orderFoundProducts(found, 'насос дренажный 24', false))).toEqual([
    'SM-DR-24-12',
    'SM-DR-120-24',
    'X-24',
  ])
})

test('where nothing has the size, the nearest ones come first, a little larger rather than far smaller', () => {
  const slings = [card('CS-4-265', 'Строп 26,5 т'), card('CS-1', 'Строп 1,12 т'), card('CS-4-112', 'Строп 11,2 т')]
  expect(models(orderFoundProducts(slings, 'паук цепной 11 тонн', true))).toEqual(['CS-4-112', 'CS-4-265', 'CS-1'])
  expect(models(orderFoundProducts(slings, 'паук цепной 11 тонн', false))).toEqual(models(slings))
  const pumps = [card('SM-SE-400', 'Насос 400 м³/ч'), card('SM-SE-15', 'Насос 15 м³/ч, 10 м')]
  expect(models(orderFoundProducts(pumps, 'фекальник 15 кубов', true))).toEqual(['SM-SE-15', 'SM-SE-400'])
})

test('goods that are named after the thing come before those whose name only mentions it', () => {
  const flanges = [named('BV-F-100', '法兰球阀 DN 100'), named('FL-PL-100', '板式平焊法兰 DN 100')]
  expect(models(orderFoundProducts(flanges, '4寸法兰', false))).toEqual(['FL-PL-100', 'BV-F-100'])
  const receivers = [
    card('SC-5.5', 'Компрессор винтовой на ресивере 270 л'),
    card('AR-V-270', 'Ресивер вертикальный 270 л'),
  ]
  expect(models(orderFoundProducts(receivers, 'ресивер на 270', false))).toEqual(['AR-V-270', 'SC-5.5'])
})

test('a name of two words is that of its noun: pallet racks are no pallets', () => {
  const found = [card('PL-64', 'Plastic pallet 600×400 mm'), card('PR-60', 'Pallet racking 6000×2700 mm')]
  expect(models(orderFoundProducts(found, 'pallet racking', false))).toEqual(['PR-60', 'PL-64'])
})

test('a thing that lacks only its purpose comes before what has the words in its texts', () => {
  const found = [
    card('AIR-160S2', 'Электродвигатель 15 кВт'),
    card('FC-15T4', 'Преобразователь частоты 15 кВт', ['насос']),
    card('FC-4T4', 'Преобразователь частоты 4 кВт', ['насос', '15 квт']),
  ]
  const query = 'частотник на насос 15 квт'
  expect(models(orderFoundProducts(found, query, false))).toEqual(['FC-15T4', 'AIR-160S2', 'FC-4T4'])
})

test('a section of a cable is no number of cores', () => {
  const cables = [named('AVVG-4x35', '电力电缆 AVVG 4×35 mm²'), named('VVG-5x4', '电力电缆 VVG 5×4 mm²')]
  expect(models(orderFoundProducts(cables, '4平方电缆', false))).toEqual(['VVG-5x4', 'AVVG-4x35'])
})

test('a number within the range of a name comes before ranges that end below or begin above it', () => {
  const couplings = [
    card('PB-1000', 'Муфта упругая 1000, вал 50–70 мм', ['40']),
    card('PB-63', 'Муфта упругая 63, вал 20–24 мм', ['40']),
    card('PB-250', 'Муфта упругая 250, вал 32–45 мм', ['40']),
    card('GC-1600', 'Муфта зубчатая 1600, вал 30–60 мм', ['упругая', '40']),
  ]
  expect(models(orderFoundProducts(couplings, 'муфта упругая на вал 40', false))).toEqual([
    'PB-250',
    'PB-1000',
    'PB-63',
    'GC-1600',
  ])
})

test('goods that are named as without a word of the query come last', () => {
  const boots = [
    card('S-DIE', 'Ботинки электрика без металла, композитный подносок'),
    card('S-WLD', 'Ботинки сварщика, стальной подносок'),
  ]
  expect(models(orderFoundProducts(boots, 'ботинки с металлическим подноском', false))).toEqual(['S-WLD', 'S-DIE'])
  expect(models(orderFoundProducts(boots, 'ботинки без металла', false))).toEqual(['S-DIE', 'S-WLD'])
})
