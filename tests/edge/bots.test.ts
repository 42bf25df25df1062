import { expect, test } from 'vitest'
import { ask, CRAWLER, publicPaths, startSite, tags } from './site.ts'

startSite()

const crawl = (path: string) => ask(path, { 'User-Agent': CRAWLER })

test("a bot's document is complete, has no executable script and is not larger than a person's", async () => {
  for (const path of await publicPaths()) {
    const [bot, person] = [await (await crawl(`/en${path}`)).text(), await (await ask(`/en${path}`)).text()]
    const scripts = tags(bot, 'script')
    expect(
      scripts.filter(({ type }) => type !== 'application/ld+json'),
      path,
    ).toEqual([])
    expect(tags(bot, 'link').filter(({ rel }) => rel === 'modulepreload')).toEqual([])
    expect(bot).toContain('</html>')
    expect(bot.length).toBeLessThanOrEqual(person.length)
    expect(bot.match(/<h1/g)).toHaveLength(1)
  }
})

test('late sections are there at once', async () => {
  const paths = await publicPaths()
  const product = paths.find((path) => path.startsWith('/product/'))
  const html = await (await crawl(`/en${product}`)).text()
  expect(html).not.toMatch(/<template|<!--\$\?-->|preact-island/)
  expect(html.match(/href="\/en\/product\//g)?.length).toBeGreaterThan(1)
})

test.each(['/en/no/such/page', '/en/product/0000000000000000', '/en/catalog?page=0'])(
  'an error is its status and nothing else: %s',
  async (path) => {
    const answer = await crawl(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('')
  },
)

test('a bot is given no cookie', async () => expect((await crawl('/ru')).headers.get('Set-Cookie')).toBeNull())
