import { expect, test } from 'vitest'
import { parsePath } from './locale.ts'

test.each([
  ['/', { locale: null, path: '/', wantsPayload: false }],
  ['/ru', { locale: 'ru', path: '/', wantsPayload: false }],
  ['/zh/catalog', { locale: 'zh', path: '/catalog', wantsPayload: false }],
  ['/ru/_payload.json', { locale: 'ru', path: '/', wantsPayload: true }],
  ['/en/catalog/_payload.json', { locale: 'en', path: '/catalog', wantsPayload: true }],
  ['/rus/catalog', { locale: null, path: '/rus/catalog', wantsPayload: false }],
  ['/catalog/_payload.json', { locale: null, path: '/catalog/_payload.json', wantsPayload: false }],
])('%s', (path, place) => expect(parsePath(path)).toEqual(place))
