import { expect, test } from 'vitest'
import { distinctNames } from './distinct-names.ts'

test('the part that distinguishes names is shown, wherever it is in them', () => {
  expect(
    distinctNames([
      'Кран шаровой фланцевый DN 50 PN 16 сталь 20',
      'Кран шаровой фланцевый DN 80 PN 16 сталь 20',
      'Кран шаровой муфтовый DN 50 PN 40 сталь 20',
    ]),
  ).toEqual(['Кран … фланцевый DN 50 PN 16', 'Кран … фланцевый DN 80 PN 16', 'Кран … муфтовый DN 50 PN 40'])
})

test('a name alone, and equal names, are cut in the middle', () => {
  const name = 'Flanged ball valve of carbon steel 20 with a lever'
  expect(distinctNames([name])).toEqual(['Flanged ball…el 20 with a lever'])
  const [one, other] = distinctNames([name, name])
  expect(one).toBe(other)
  expect(one?.length).toBeLessThanOrEqual(32)
})

test('names without spaces are shown as they are', () => {
  expect(distinctNames(['不锈钢球阀 DN50', '不锈钢球阀 DN80'])).toEqual(['不锈钢球阀 DN50', '不锈钢球阀 DN80'])
})
