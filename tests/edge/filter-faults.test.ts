/** What is typed into the filters of a list with a unit, or cannot be read, without script (docs/behaviour.md, "Filters by parameters"). */
import { expect, test } from 'vitest'
import { inputOf, readSite, request, tags } from './site.ts'

readSite()

const GAUGES = 'params=measuring-range:1..1.6'

async function category(wanted: string): Promise<string> {
  const { data } = JSON.parse(await (await request('/api/categories?locale=en')).text())
  const found = data.find(({ slug }: { slug: string }) => slug === wanted)
  return `/catalog/${found.id}-${found.slug}`
}

const gauges = async (locale: string): Promise<string> => `/${locale}${await category('pressure-gauges')}`

const typed = (from: string, to: string): string =>
  new URLSearchParams({ range: 'measuring-range', from, to }).toString()

test.each([
  ['en', '10 bar', '16 bar'],
  ['ru', '10 бар', '1,6 МПа'],
  ['zh', '10公斤', '1.6兆帕'],
])('a range typed with units leads to the list in the unit of its parameter, in %s', async (locale, from, to) => {
  const response = await request(`${await gauges(locale)}?vat=with&${typed(from, to)}`)
  expect(response.status).toBe(303)
  expect(decodeURIComponent(response.headers.get('Location') ?? '')).toBe(`${await gauges(locale)}?vat=with&${GAUGES}`)
})

test.each([
  ['en', '10 kg/m', '', /Measuring range \(MPa\): This unit does not fit here: enter the value in MPa/, ['from']],
  ['ru', '1', '2 л', /Эта единица здесь не подходит: укажите значение в единицах «МПа»/, ['to']],
  ['zh', '10 foo', '', /该单位不适用于此项，请以 MPa 或同类单位填写/, ['from']],
  ['en', 'abc', '1', /Enter a number/, ['from']],
  ['ru', '16 бар', '1', /Значение «от» больше значения «до»/, ['from', 'to']],
] as const)('in %s the fields keep %j and %j, and say what is wrong', async (locale, from, to, text, invalid) => {
  const path = await gauges(locale)
  const html = await (await request(`${path}?vat=with&${typed(from, to)}`)).text()
  expect(html.replace(/<[^>]+>/g, '').match(new RegExp(text, 'g'))?.length).toBeGreaterThan(0)
  const ends = { from, to }
  for (const end of ['from', 'to'] as const) {
    const field = tags(html, 'input').find(({ id }) => id === `measuring-range-${end}`)
    expect(field?.value ?? '').toBe(ends[end])
    expect(field?.['aria-invalid']).toBe(invalid.some((one) => one === end) ? 'true' : undefined)
    expect(field?.['aria-describedby']).toContain('measuring-range-fault')
  }
  expect(html).toContain('id="measuring-range-fault"')
  // Links of the list do not repeat what was refused.
  expect(tags(html, 'a').filter(({ href = '' }) => href.includes('range='))).toEqual([])
  expect(tags(html, 'a').some(({ href = '' }) => href.startsWith(path) && href.includes('vat=with'))).toBe(true)
})

test('a range of a parameter that the list does not have is refused', async () => {
  expect((await request(`${await gauges('en')}?range=nothing&from=1+bar`)).status).toBe(404)
  expect((await request('/en/catalog?range=measuring-range&from=1+bar')).status).toBe(404)
})

test.each([
  ['en', /Unit price \(RUB\): The minimum is above the maximum/],
  ['ru', /Значение «от» больше значения «до»/],
  ['zh', /下限大于上限，列表未按此筛选/],
])('a minimum price above the maximum is said and filters nothing, in %s', async (locale, text) => {
  const html = await (await request(`/${locale}/catalog?priceMin=5000&priceMax=1000`)).text()
  expect(html.replace(/<[^>]+>/g, '')).toMatch(text)
  expect(['priceMin', 'priceMax'].map((name) => inputOf(html, name)?.['aria-invalid'])).toEqual(['true', 'true'])
  expect(inputOf(html, 'priceMin')?.value?.replace(/\D/g, '')).toBe('5000')
  expect(tags(html, 'article').length).toBeGreaterThan(10)
})

test('the only remaining value of a parameter is shown, and can be chosen while another parameter is filtered', async () => {
  const path = await category('ball-valves')
  const leadsTo = (html: string, params: string[]) =>
    tags(html, 'a').filter(({ href = '' }) => {
      const chosen = new URLSearchParams(href.split('?')[1]).get('params') ?? ''
      return chosen.split(';').toSorted().join() === params.toSorted().join()
    })
  const html = await (await request(`/en${path}?params=dn:15;pn:40`)).text()
  expect(leadsTo(html, ['dn:15']).some((link) => link['aria-current'] === 'true')).toBe(true)
  const { data } = JSON.parse(
    await (await request(`/api/products/filter?category=${path.split('/')[2]?.slice(0, 16)}&params=dn:15`)).text(),
  )
  const alone = data.parameters.filter(
    ({ filter, values }: { filter: string; values: unknown[] }) => filter === 'values' && values.length === 1,
  )
  expect(alone.length).toBeGreaterThan(0)
  const page = await (await request(`/en${path}?params=dn:15`)).text()
  for (const { key, values } of alone) expect(leadsTo(page, ['dn:15', `${key}:${values[0].value}`])).not.toEqual([])
})
