/**
 * The first calls of a program that exchanges goods with the marketplace, each described once: the page for developers prints them in three
 * languages, and a test sends exactly these requests (docs/behaviour.md, "Page for developers").
 */

import type { ExampleName } from './names.ts'

/** Values that a program fills into a request: `{TOKEN}` in a text is replaced by its token. */
export const VARIABLES = ['TOKEN', 'CATEGORY', 'KEY', 'FEED', 'FEED_TOKEN', 'ETAG'] as const
export type Variable = (typeof VARIABLES)[number]

export interface Example {
  method: 'GET' | 'PUT'
  /** With its query. */
  path: string
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: { products: object[] }
  /** Expected statuses; the first one is that of the first call. */
  statuses: readonly number[]
  /** What is printed of a successful response in Python. */
  python: readonly string[]
}

const BY_ARTICLE = '/api/profile/company/products/by-article'
const AUTHORIZED = { Authorization: 'Bearer {TOKEN}' }
/** Every attempt of one request has the same key, so that it is written once. */
const ONCE = { ...AUTHORIZED, 'Idempotency-Key': '{KEY}' }

const EACH_ROW = [
  'for row in answer["data"]:',
  '    print(row["article"], row["result"], [(e["path"], e["code"]) for e in row["errors"]])',
]

export const EXAMPLE_CALLS: Record<ExampleName, Example> = {
  first: {
    method: 'GET',
    path: '/api/profile/company/products?perPage=1',
    headers: AUTHORIZED,
    statuses: [200],
    python: ['print(answer["meta"]["total"], "products")'],
  },
  read: {
    method: 'GET',
    path: '/api/profile/company/products?perPage=200&page=1&locale={LOCALE}',
    headers: AUTHORIZED,
    statuses: [200],
    python: [
      'for product in answer["data"]:',
      '    print(product["article"], product["id"], product["name"]["text"], product["stock"], product["status"])',
      'print("page 1 of", answer["meta"]["pages"])',
    ],
  },
  categories: {
    method: 'GET',
    path: '/api/categories?locale={LOCALE}',
    headers: {},
    statuses: [200],
    python: [
      'for category in answer["data"]:',
      '    print("  " * category["level"] + category["name"]["text"], category["id"])',
    ],
  },
  code: {
    method: 'GET',
    path: '/api/tnved/tree?code=8481808199&locale={LOCALE}',
    headers: {},
    statuses: [200],
    python: [
      'code = answer["data"]',
      'print(" / ".join(above["name"]["text"] for above in code["path"]))',
      'print(code["node"]["code"], code["node"]["duty"], code["rule"])',
    ],
  },
  batch: {
    method: 'PUT',
    path: BY_ARTICLE,
    headers: ONCE,
    body: {
      products: [
        {
          article: 'BV-50',
          names: { ru: 'Кран шаровой DN 50', en: 'Ball valve DN 50' },
          category: '{CATEGORY}',
          moq: 10,
          prices: { currency: 'RUB', vat: { rate: 22, included: true }, tiers: [{ from: 10, amount: 125_000 }] },
          stock: 120,
        },
        { article: 'BV-65', stock: 8 },
      ],
    },
    statuses: [200],
    python: EACH_ROW,
  },
  prices: {
    method: 'PUT',
    path: BY_ARTICLE,
    headers: ONCE,
    body: {
      products: [
        {
          article: 'BV-50',
          prices: { currency: 'RUB', vat: { rate: 22, included: true }, tiers: [{ from: 10, amount: 119_900 }] },
          stock: 96,
        },
      ],
    },
    statuses: [200],
    python: EACH_ROW,
  },
  feed: {
    method: 'GET',
    path: '/api/feeds/{FEED}?token={FEED_TOKEN}',
    headers: { 'If-None-Match': '{ETAG}' },
    statuses: [200, 304],
    python: [],
  },
}

/** How events are signed (worker/webhooks/signature.ts), from which the receivers are printed. */
export const WEBHOOK_SIGNATURE = {
  id: 'webhook-id',
  time: 'webhook-timestamp',
  signature: 'webhook-signature',
  secretPrefix: 'whsec_',
  signaturePrefix: 'v1,',
  /** Maximum age of an event; an older one may be replayed by somebody else. */
  seconds: 300,
} as const
