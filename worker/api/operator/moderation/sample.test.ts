/** A supplier's 1,400 goods are decided after a sample of twenty (docs/behaviour.md, "Deciding about all of a supplier"). */
import { expect, test } from 'vitest'
import { ids } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { submitMany as copies, serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'

const { as, bindings, decide, messagesTo, queue } = serveModeration()
const submitMany = (count: number, from = 0) => copies(bindings(), count, from)

test('a sample is twenty of all that wait, evenly from the first to the last, or all where there are fewer', async () => {
  await submitMany(1400)
  const shown = ids(await queue('product', `&company=${ural.id}&sample=1`))
  expect(shown).toHaveLength(20)
  expect(shown[0]).toBe('s000000000000001')
  const places = shown.map((id) => Number(id.slice(1)))
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0))
  expect(new Set(steps)).toEqual(new Set([70]))
  await bindings().DB.exec('DELETE FROM reviews WHERE subject > 2000007')
  expect(await queue('product', `&company=${ural.id}&sample=1`)).toHaveLength(7)
})

test('what is wrong in the sample is refused, one decision covers the other 1,399, and one e-mail says all', async () => {
  await submitMany(1400)
  const [first] = ids(await queue('product', `&company=${ural.id}&sample=1`))
  expect((await decide('product', first ?? '', 'rejected', 'Blurred picture')).status).toBe(200)
  const until = new Date().toISOString()
  let left = 1399
  let steps = 0
  for (; left > 0 && steps < 10; steps++) {
    const wish = { status: 'published', reason: '', until }
    const response = await as('ADMIN', 'POST', `/app/admin/companies/${ural.id}/decisions`, wish)
    left = (await response.json()).data.left
  }
  // A press of the screen's button makes ten steps.
  expect([left, steps <= 10]).toEqual([0, true])
  const status = await bindings()
    .DB.prepare('SELECT status, count(*) AS n FROM products WHERE num > 2000000 GROUP BY status')
    .all()
  expect(status.results).toEqual([
    { status: 'published', n: 1399 },
    { status: 'rejected', n: 1 },
  ])
  const mails = (await messagesTo(PEOPLE.OWNER.login)).filter(({ body }: { body: string }) => body.includes('1,399'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('Blurred picture')
})
