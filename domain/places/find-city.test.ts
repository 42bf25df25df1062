import { expect, test } from 'vitest'
import { findCity, listCities } from './find-city.ts'

test.each([
  ['Екатеринбург', 'RU', 'Yekaterinburg'],
  ['г. Орел', 'RU', 'Oryol'],
  ['宁波市', 'CN', 'Ningbo'],
  ['rostov on don', 'RU', 'Rostov-on-Don'],
  ['Минск', 'RU', 'Minsk'],
])('%s is known by its name in any language', (name, country, en) => {
  expect(findCity(name, country)?.names.en).toBe(en)
})

test('a name that is not in the list finds no city', () => {
  expect([findCity('', 'RU'), findCity('Кукуево', 'RU'), findCity('Москва-Сити', 'RU')]).toEqual([null, null, null])
})

test('a name leads to one city in each country, which lies on the globe', () => {
  for (const { country, names, latitude, longitude } of listCities()) {
    for (const name of Object.values(names)) expect(findCity(name, country)?.names, name).toEqual(names)
    expect(Math.abs(latitude) < 80 && Math.abs(longitude) < 180, names.en).toBe(true)
  }
})
