import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from './api-env.ts'
import { siteOrigin } from './site-origin.ts'

const app = new Hono<ApiEnv>().get('*', async (c) => c.text(await siteOrigin(c)))

const originOf = async (env: Partial<ApiEnv['Bindings']>, url: string, headers: Record<string, string> = {}) =>
  (await app.request(url, { headers }, env)).text()

const INSIDE = 'http://api.internal/api/inquiries'
const SITE = { 'X-Site-Origin': 'https://market.example' }

test('links in e-mails lead to where the visitor is, not to the address that the API is called at', async () => {
  expect(await originOf({}, INSIDE, SITE)).toBe('https://market.example')
  expect(await originOf({ SITE_ORIGIN: 'https://shop.example/' }, INSIDE, SITE)).toBe('https://shop.example')
})

test('a separate API trusts its edge alone', async () => {
  const env = { ROLE: 'api', UPSTREAM_KEY: 'shared' }
  const api = 'https://api.example/api/inquiries'
  expect(await originOf(env, api, { ...SITE, 'X-Upstream-Key': 'shared' })).toBe('https://market.example')
  expect(await originOf(env, api, { ...SITE, 'X-Upstream-Key': 'guess' })).toBe('https://api.example')
  expect(await originOf(env, api, SITE)).toBe('https://api.example')
})

test('on a developer’s machine no Host header leads to another site', async () => {
  const env = { ENVIRONMENT: 'local' }
  expect(await originOf(env, INSIDE, { 'X-Site-Origin': 'http://127.0.0.1:8787' })).toBe('http://127.0.0.1:8787')
  expect(await originOf(env, 'http://phishing.example:8787/api/inquiries')).toBe('http://localhost:8787')
})
