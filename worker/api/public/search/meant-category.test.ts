/** The category that the words of a query mean (docs/behaviour.md, "Meant categories"). */
import { expect, test } from 'vitest'
import { ids, serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'

const { json } = serveCatalogue()

const search = async (q: string, more = '') =>
  (await json(`/dev/search?q=${encodeURIComponent(q)}&locale=en${more}`)).data

test('shows the goods of the category that words usually mean where nothing is called that, and says so', async () => {
  const found = await search('lever tap industrial', '&size=page')
  expect(found.meant).toEqual({
    id: fixture.ballValves.id,
    slug: 'ball-valves',
    name: { text: 'Ball valves', lang: 'en' },
    count: 2,
  })
  expect(ids(found.products.items).toSorted()).toEqual(ids([fixture.flangedValve, fixture.yuanValve]).toSorted())
  expect(found.products.total).toBe(2)
  expect((await search('ball valves', '&size=page')).meant).toBeNull()
  expect((await search('grand piano tuning', '&size=page')).meant).toBeNull()
  // There is no such category here.
  expect((await search('RCC rods', '&size=page')).meant).toBeNull()
})

test('suggests that category while it is typed, where no other is found', async () => {
  const suggested = async (q: string) => (await search(q)).categories.items.map(({ slug }: { slug: string }) => slug)
  expect(await suggested('lever tap industrial')).toEqual(['ball-valves'])
  expect((await search('lever tap industrial')).meant).toBeNull()
  expect(await suggested('pipeline')).toEqual(['pipeline'])
  for (const q of ['le', 'lever', 'grand piano tuning', 'RCC rods']) expect(await suggested(q), q).toEqual([])
})
