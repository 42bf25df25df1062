/**
 * What fields mean, and what stands in them for example. A name means the same wherever it occurs; where it does not, the row
 * is called 'Schema.field'. The first example that fits the field's type and pattern is taken.
 */
import type { Json } from '../../web/api-docs/open-api.ts'

type Row = [about: string, ...examples: Json[]]

const ID = '06d2k6t0000g1a2b'
const TIME = '2026-11-20T09:00:00.000Z'
const DAY = '2026-11-20'

const IDENTITY: Record<string, Row> = {
  id: ['Opaque, URL-safe, sortable', ID, 1],
  slug: ['Readable end of the public address; may be left out or be wrong', 'ball-valve-dn-50'],
  version: ['Counts changes; the ETag of what was read, for If-Match', 3],
  createdAt: ['ISO 8601, UTC', TIME],
  updatedAt: ['ISO 8601, UTC', TIME],
  requestId: ['Names the request in the logs: tell it when you ask for help', '0c5b3b0e-5b1f-4c43-9a53-6f3b8e1f2a10'],
  status: ['', 'active', 404],
  allowed: ['States that may follow', 'active'],
  reason: ['Why the house decided so', 'The picture shows another product.'],
  self: ['Whether it is oneself'],
}

const PROBLEM: Record<string, Row> = {
  type: ['What kind of thing it is', 'application/pdf'],
  'Problem.type': ['Always about:blank: the kind is told by `code`', 'about:blank'],
  'Problem.title': ['Name of the status', 'Not Found'],
  'Problem.status': ['Status of the answer', 404],
  detail: ['For developers, in English; never shown to people', 'No such product'],
  'Problem.code': ['Stable machine word; the one thing to decide by', 'product.unknown'],
  errors: ['With 422: everything that is wrong with the input'],
  'Issue.path': ['Parameter or field, dots between levels', 'contact.email'],
  'Issue.code': [
    '`required`, `type`, `format`, `choice`, `too-long`, `too-short`, `too-large`, `too-small`, or a check’s own',
    'format',
  ],
  'Issue.message': ['For developers', 'Invalid type: Expected string but received 1'],
  attemptsLeft: ['How often another code may be tried', 4],
  retryAfter: ['Seconds to wait, as in the header Retry-After', 30],
  'Problem.version': ['With 412: the version that is there now', 4],
}

const TEXTS: Record<string, Row> = {
  text: ['', 'Ball valve DN 50'],
  lang: ['Language that the text turned out to be in'],
  en: ['English', 'Ball valve DN 50'],
  ru: ['Russian', 'Кран шаровой DN 50'],
  zh: ['Chinese', '球阀 DN 50'],
  names: ['By language; at least one'],
  title: ['', 'Steel prices in November'],
  description: ['', 'Full bore, flanged, PN 40'],
  lead: ['First sentences, shown in lists'],
  'Story.body': ['Markdown: paragraphs, headings, lists, tables, quotes, links; no HTML'],
  name: ['', 'Anna Petrova'],
  label: ['Key of a text in the application’s dictionaries', 'operator.field.status'],
  position: ['What the person does', 'Export manager'],
  message: ['', 'Please quote 100 pieces, CIF Novorossiysk.'],
  reply: ['', 'Dear Mr Li, our offer is attached.'],
}

const LISTS: Record<string, Row> = {
  page: ['Page of the list, from 1', 1],
  perPage: ['Rows a page', 24],
  pages: ['How many pages there are, 200 at most', 3],
  total: ['How many match; exact up to 10,000', 57],
  more: ['There are more than `total` says'],
  count: ['How many there are', 12],
  counts: ['How many of each', 12],
  exact: ['False where more than 10,000 match: counts are then “at least”'],
  next: ['For `after`; null where the list ends', 5000],
  understood: ['What was searched for instead, where the words as typed are found nowhere'],
}

const MONEY: Record<string, Row> = {
  amount: ['As the seller gave it, in minor units: kopecks, cents, fen', 1250000],
  currency: ['ISO 4217', 'RUB'],
  rub: ['The same in kopecks at the dated rate: what prices are sorted, filtered and shown by', 1250000],
  'AppData.rub': ['Roubles for one unit', 12.5],
  vat: ['Null where nothing is said of it'],
  included: ['Whether prices contain it'],
  rate: ['Per cent', 20],
  rateDate: ['Day of the exchange rate', DAY],
  dated: ['ISO date', DAY],
  incoterm: ['Incoterms 2020', 'FOB'],
  from: ['From this quantity', 1, 'en'],
  to: ['', 10, 'ru'],
  factor: ['What the price of this variant is multiplied by', 1],
  min: ['Kopecks', 1000],
  max: ['Kopecks', 9900000],
}

const PRODUCT: Record<string, Row> = {
  moq: ['Smallest order, in units', 10],
  stock: ['0 is made to order, null is not told', 120],
  inStock: ['How many are in stock', 7],
  leadDays: ['Days until it leaves the works'],
  model: ['The maker’s designation', 'KSh-50'],
  brand: ['The maker’s name', 'Uralarmatura'],
  sku: ['The seller’s number of the variant', 'KSH-50-40-F'],
  tnved: ['TN VED (HS) code, digits only', '8481808199'],
  country: ['ISO 3166-1 alpha-2', 'RU', { en: 'Russia' }],
  category: ['Id of a category without children', ID],
  pictures: ['Ids in the order to show them', ID],
  tiers: ['Prices by quantity, from the smallest; empty is “on request”'],
  options: ['What may be chosen'],
  quantity: ['', 100],
  products: ['How many it offers', 41],
  product: ['Id', ID],
  supplier: ['Id', ID],
  addedAt: ['ISO 8601, UTC', TIME],
  missing: ['What is still missing before it can be sent in'],
}

const COMPANY: Record<string, Row> = {
  taxNumber: ['INN, OGRN or USCC, checked by its checksum', '7707083893'],
  kpp: ['', '773601001'],
  ogrn: ['', '1027700132195'],
  fullName: ['', 'Общество с ограниченной ответственностью «Ураларматура»'],
  shortName: ['', 'ООО «Ураларматура»'],
  address: ['', '620014, Yekaterinburg, ul. Malysheva, 36'],
  bic: ['BIC in Russia, CNAPS or SWIFT elsewhere', '044525225'],
  account: ['', '40702810938000000001'],
  correspondent: ['', ''],
  city: ['', 'Yekaterinburg'],
  latitude: ['WGS 84 degrees', 56.838],
  longitude: ['WGS 84 degrees', 60.597],
  website: ['', 'https://www.ural-armatura.example/'],
  founded: ['Year', 1954],
  staff: ['People', 120],
  activities: ['OKVED-2 codes, the main one first', '28.14'],
  services: ['Ids of the services it offers', ID],
  photos: ['Ids in the order to show them', ID],
  organization: ['', 'Shenyang Valves'],
  joinedAt: ['ISO 8601, UTC', TIME],
  deals: ['Names of the categories it sells most in, at most three'],
  does: ['Names of the services it offers, at most three'],
  verified: ['Whether the house has checked it', 5],
  checkedAt: ['ISO date', DAY],
  by: ['Who checked', 'Anna Petrova'],
  validUntil: ['ISO date', '2028-01-31'],
  number: ['', 'RU-1'],
  fact: ['What was checked', 'registration'],
  askedAt: ['Since when it waits; null: it does not', TIME],
  field: ['Which field changed', 'phone'],
  before: ['Null where there was nothing', null],
  after: ['', '+73432000000'],
  main: ['Whether it is the main one'],
}

const PERSON: Record<string, Row> = {
  login: [
    'E-mail address or phone number; a number without a country is one of the language’s own',
    'li.wei@valves.example',
  ],
  'CodeSent.login': ['As the house spells it', 'li.wei@valves.example'],
  code: ['', '123456'],
  'CodeText.code': ['Six digits', '123456'],
  expiresIn: ['Seconds', 300],
  'SignedInData.expiresIn': ['Seconds', 1800],
  resendIn: ['Seconds until another code may be sent', 60],
  accessToken: [
    'Bearer for half an hour. Absent where the site’s own address is called: the token is then in the cookie `access`',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwNmQyIn0.c2lnbmF0dXJl',
  ],
  registrationToken: [
    'The login has no account: register with this, within its time',
    'eyJhbGciOiJIUzI1NiJ9.eyJsb2dpbiI6ImEifQ.c2ln',
  ],
  acceptTerms: ['The terms of use were accepted'],
  consent: ['The person agreed that these data are kept and passed on'],
  contact: ['', 'anna@ural-armatura.example'],
  email: ['', 'sales@ural-armatura.example'],
  phone: ['', '+79161234567'],
  value: ['', 'li.wei@valves.example', 12],
  pending: ['What it becomes once the code sent there has been entered', 'wei.li@valves.example'],
  employee: ['Id of one’s own row among the employees', ID],
  newInquiries: ['Inquiries that nobody has answered or closed yet, up to 100', 3],
  agent: ['Browser and system', 'Chrome, Windows'],
  seenAt: ['ISO 8601, UTC', TIME],
  expiresAt: ['ISO 8601, UTC', TIME],
  invitations: ['How many organizations ask one to work for them', 0],
  ids: ['', ID],
  data: ['', {}],
}

const FILES: Record<string, Row> = {
  url: ['Path on this site, or an https address of a supplier’s own', '/api/files/common/06d2k6t0000g1a2b'],
  width: ['Pixels', 1600],
  height: ['Pixels', 1200],
  size: ['Bytes', 482133],
  fallback: ['Drawing to show when the supplier’s own picture is gone', '/api/files/common/06d2k6t0000g1a2c'],
  file: ['', ID, '(bytes)'],
  picture: ['', 'https://www.pump-works.example/og.jpg'],
  publishedAt: ['ISO 8601, UTC', TIME],
}

const CODES: Record<string, Row> = {
  'CodeRef.code': ['Null for a line of the tariff without a code of its own', '8481'],
  'CodeRef.id': ['', '8481'],
  'CodeNode.code': ['Null for a line of the tariff without a code of its own', '8481'],
  'CodeNode.id': ['', '8481'],
  level: ['How deep in the tree', 1],
  parent: ['Id of what it stands under', '84'],
  children: ['How many stand right below', 9],
  depth: ['', 2],
  nodes: ['How many codes there are', 21199],
  'Edition.bytes': ['Size of its compact form in UTF-8', 3100000],
  unofficial: ['The wording is nobody’s official one'],
  builtin: ['The overview that ships with the software: import the published edition for work that counts'],
  sources: ['Where names come from', 'eec'],
  stale: ['Served from a copy, since the api could not be asked'],
  unit: ['Unit of quantity', 'piece'],
  duty: ['Import duty as the tariff has it: a bare number is per cent', '5'],
  marks: ['Ranges that answer the query, in UTF-16 units; or footnote marks', '1)', [0, 4]],
  nameMarks: ['What answers the query in the name: from, to, in UTF-16 units', [0, 4]],
  codeMarks: ['Digits of the query in the code: from, to', [0, 2]],
  paragraphs: ['', 'This chapter does not cover millstones.'],
  finer: ['The code asked for is finer than the built-in overview goes', null],
  lastDated: ['Last edition that had it', '2025-01-01'],
  words: ['Words that were looked for', 'valve'],
  reading: ['How the query was understood'],
  partial: ['Not every word was found'],
  path: ['Names from the top down, without its own', 'Valves'],
  texts: ['', '8481\tTaps, cocks, valves'],
  levels: ['', '11222'],
  depths: ['', '01222'],
  values: ['', 'pcs'],
  of: ['', 0],
  q: ['What was searched for', 'ball valve'],
  leftOut: ['Words that were left out', 'cheap'],
  unknown: ['Words that are nowhere', 'vavle'],
  others: ['Other ways to understand it', 'valve'],
  corrected: ['', 'valve'],
}

const APP: Record<string, Row> = {
  build: ['Changes with every build of the site', 'm8x2k1'],
  parts: ['How many sitemaps of 50,000 addresses there are', 1],
  key: ['', 'status'],
  maxLength: ['Characters; null for a choice', 100],
  flags: ['Features that are on or off'],
  subject: ['', 'Your code'],
  body: ['', '123456'],
  sentAt: ['ISO 8601, UTC', TIME],
  query: ['What was typed', 'Екатеринбург, Малышева'],
  language: ['Of the suggestions'],
  locations: ['An address that satisfies any of them will do'],
  unrestricted_value: ['', '620014, Yekaterinburg, ul. Malysheva, 36'],
  country_iso_code: ['ISO 3166-1 alpha-2; `*` is any', 'RU'],
  geo_lat: ['', '56.838'],
  geo_lon: ['', '60.597'],
  new: ['', 1],
  answered: ['', 0],
  closed: ['', 0],
}

const FIELDS: Record<string, Row> = {
  ...IDENTITY,
  ...TEXTS,
  ...LISTS,
  ...MONEY,
  ...PRODUCT,
  ...COMPANY,
  ...PERSON,
  ...FILES,
  ...CODES,
  ...APP,
  ...PROBLEM,
}

/**
 * @param schema name of the schema that the field is in; '' for one without a name.
 * @returns its meaning ('' where the name says it all) and examples of any type; null for a field nobody has described.
 */
export function fieldOf(schema: string, field: string): { about: string; examples: Json[] } | null {
  const row = FIELDS[`${schema}.${field}`] ?? FIELDS[field]
  if (!row) return null
  const [about, ...examples] = row
  return { about, examples }
}
