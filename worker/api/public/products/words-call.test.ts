import { describe, expect, test } from 'vitest'
import { ids, serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'

const { json } = serveCatalogue()

/** Ids of a list in its order. */
const listed = async (query: string): Promise<string[]> => ids((await json(`/api/products?${query}`)).data)

describe('search by words', () => {
  test.each([
    ['кран фланцевый', 1],
    ['шаровые краны ду50', 1],
    ['flanged valves', 1],
    ['法兰球阀', 1],
    ['bv-f-50', 1],
    ['钢管 无缝', 4],
    ['трубы 57х3.5', 5],
    ['задвижек клиновых', 3],
  ])('%s finds the product first', async (q, num) => {
    const [first] = await listed(`q=${encodeURIComponent(q)}`)
    expect(first).toBe(
      [fixture.flangedValve, fixture.withoutPrice, fixture.chineseOnly, fixture.russianPipe].find(
        (row) => row.num === num,
      )?.id,
    )
  })

  test('a search can be filtered and sorted', async () => {
    const q = encodeURIComponent('ball valve')
    expect(await listed(`q=${q}`)).toHaveLength(2)
    expect(await listed(`q=${q}&country=CN`)).toEqual([fixture.yuanValve.id])
    expect(await listed(`q=${q}&sort=price`)).toEqual(ids([fixture.yuanValve, fixture.flangedValve]))
    expect(await listed(`q=${q}&category=${fixture.pipes.id}`)).toEqual([])
  })

  test('a misspelling is corrected when nothing is found, and the correction is returned', async () => {
    const { data, meta } = await json(`/api/products?q=${encodeURIComponent('задвжка')}`)
    expect(new Set(ids(data))).toEqual(new Set(ids([fixture.withoutPrice, fixture.withoutRate])))
    expect(meta.understood).toEqual({
      q: 'задвижка',
      changes: [{ from: 'задвжка', to: 'задвижка', how: 'spelling' }],
      leftOut: [],
      unknown: [],
      others: [],
    })
    const right = await json(`/api/products?q=${encodeURIComponent('задвижка')}`)
    expect(right.meta).not.toHaveProperty('understood')
  })

  test('filters without results do not change how a query is interpreted', async () => {
    const { data, meta } = await json(`/api/products?q=${encodeURIComponent('задвжка')}&category=${fixture.bolts.id}`)
    expect(data).toEqual([])
    expect(meta.understood.q).toBe('задвижка')
    const typed = await json(`/api/products?q=${encodeURIComponent('задвижка')}&category=${fixture.bolts.id}`)
    expect(typed.meta).not.toHaveProperty('understood')
  })

  test('facets count the products of the searched list', async () => {
    const q = encodeURIComponent('шаровой титановый кран')
    const { meta } = await json(`/api/products?q=${q}`)
    const { data } = await json(`/api/products/filter?q=${q}`)
    expect(meta.understood).toMatchObject({ q: 'шаровой кран', leftOut: ['титановый'], unknown: ['титановый'] })
    expect(data.country.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(meta.total)
  })

  test('neither unknown words nor punctuation find anything', async () => {
    expect(await listed('q=zeppelin')).toEqual([])
    expect(await listed(`q=${encodeURIComponent('"*) OR (')}`)).toEqual([])
    expect(await listed('q=%00')).toEqual([])
  })

  test('an empty query lists all products', async () => {
    expect(await listed('q=&perPage=96')).toHaveLength(66)
  })
})
