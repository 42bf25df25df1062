import { expect, test } from 'vitest'
import { makeDocument } from '../../scripts/api-document/document.ts'
import { endpoints, type OpenApi } from '../../web/api-docs/open-api.ts'
import { readSite, request } from './site.ts'

readSite()

const read = async (): Promise<OpenApi> => JSON.parse(await (await request('/api/openapi.json')).text())

test('the served document is the one generated from the sources', async () => {
  const response = await request('/api/openapi.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(await read()).toEqual(await makeDocument())
  const again = await request('/api/openapi.json', { 'If-None-Match': response.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
})

test('the page needs no script, and its policy allows none', async () => {
  const response = await request('/api/docs')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src|unsafe/)
  const html = await response.text()
  expect(html).not.toMatch(/<script|<style|style="|\son\w+="/)
  for (const [, href = ''] of html.matchAll(/<link[^>]*href="([^"]+)"/g))
    expect((await request(href)).status, href).toBe(200)
})

test('the page has every call with its example, and no broken link', async () => {
  const html = await (await request('/api/docs')).text()
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')
  expect(new Set(ids).size).toBe(ids.length)
  const missing = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id ?? '').filter((id) => !ids.includes(id))
  expect(missing).toEqual([])
  const calls = endpoints(await read())
  expect(calls.length).toBeGreaterThan(100)
  for (const { operation } of calls) expect(ids, operation.operationId).toContain(operation.operationId)
  expect(html.match(/curl (-X [A-Z]+ )?&quot;\$SITE\//g)?.length).toBe(calls.length)
})

test.each([
  ['en', 'API for developers'],
  ['ru', 'API для разработчиков'],
  ['zh', '开放 API'],
])('the foot of the site leads to the examples, and they lead there (%s)', async (language, words) => {
  const examples = `/${language}/developers`
  expect(await (await request(`/${language}`)).text()).toContain(`<a href="${examples}">${words}`)
  expect(await (await request(examples)).text()).toContain('<a href="/api/docs"')
})
