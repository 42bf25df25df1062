import { expect, test } from 'vitest'
import { createApi } from './api-client.ts'

/** A client, and the requests that it sent. */
function recording() {
  const sent: { path: string; init: object }[] = []
  const api = createApi(async (path, init) => {
    sent.push({ path, init })
    return new Response('{"data":null}')
  })
  return { api, sent }
}

test('a parameter is encoded, and an empty one does not lead to another endpoint', async () => {
  const { api, sent } = recording()
  await api.get('/api/products/:id', { params: { id: 'a/b?c' } })
  await api.delete('/api/profile/sessions/:id', { params: { id: '' } })
  expect(sent.map(({ path }) => path)).toEqual(['/api/products/a%2Fb%3Fc', '/api/profile/sessions/'])
})

test('a query has all parameters that are defined, also empty ones', async () => {
  const { api, sent } = recording()
  await api.get('/api/products', { query: { q: 'труба', category: undefined, locale: '' } })
  await api.get('/api/products')
  expect(sent.map(({ path }) => path)).toEqual([
    `/api/products?q=${encodeURIComponent('труба')}&locale=`,
    '/api/products',
  ])
})

test('a body is sent as JSON beside the caller’s headers; a call without one has neither', async () => {
  const { api, sent } = recording()
  await api.post('/api/profile/favourites', { json: { ids: ['a'] }, headers: { 'Idempotency-Key': 'k' } })
  await api.post('/api/auth/logout')
  expect(sent.map(({ init }) => init)).toEqual([
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
      body: '{"ids":["a"]}',
    },
    { method: 'POST', headers: {} },
  ])
})
