/** Fields that many resources have. */
import { ID, type Row, TIME } from './row.ts'

export const IDENTITY: Record<string, Row> = {
  id: ['Opaque, URL-safe, sortable', ID, 1],
  slug: ['Readable end of the public address; may be left out or be wrong', 'ball-valve-dn-50'],
  version: ['Counts changes; the ETag of what was read, for If-Match', 3],
  createdAt: ['ISO 8601, UTC', TIME],
  updatedAt: ['ISO 8601, UTC', TIME],
  requestId: ['Names the request in the logs: name it when you ask for help', '0c5b3b0e-5b1f-4c43-9a53-6f3b8e1f2a10'],
  status: ['', 'active', 404],
  allowed: ['States that may follow', 'active'],
  statusAt: [
    'When it was sent to the moderators, or when they approved or refused it; null for another status',
    '2026-11-20T09:30:00.000Z',
  ],
  reason: ['The reason of the decision', 'The picture shows another product.'],
  self: ['Whether it is oneself'],
}

export const PROBLEM: Record<string, Row> = {
  type: ['What kind of thing it is', 'application/pdf'],
  'Problem.type': ['Always about:blank: the kind is in `code`', 'about:blank'],
  'Problem.title': ['Name of the status', 'Not Found'],
  'Problem.status': ['Status of the answer', 404],
  detail: ['Explanation for developers, in English; never shown to people', 'There is no such product.'],
  'Problem.code': ['Stable machine word; the one thing to decide by', 'product.unknown'],
  errors: ['Everything that is wrong with the input (422)'],
  'Issue.path': ['Parameter or field, dots between levels', 'contact.email'],
  'Issue.code': [
    '`required`, `type`, `format`, `choice`, `too-long`, `too-short`, `too-large`, `too-small`, or a check’s own',
    'format',
  ],
  'Issue.message': ['Explanation for developers', 'Invalid type: Expected string but received 1'],
  attemptsLeft: ['How often another code may be tried', 4],
  retryAfter: ['Seconds to wait, as in the header Retry-After', 30],
  'Problem.version': ['The version that is there now (412)', 4],
}

export const TEXTS: Record<string, Row> = {
  text: ['', 'Ball valve DN 50'],
  lang: ['Language that the text turned out to be in'],
  en: ['English', 'Ball valve DN 50'],
  ru: ['Russian', 'Кран шаровой DN 50'],
  zh: ['Chinese', '球阀 DN 50'],
  names: ['Name by language; at least one'],
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

export const LISTS: Record<string, Row> = {
  page: ['Page of the list, from 1', 1],
  perPage: ['Rows a page', 24],
  pages: ['How many pages there are, 200 at most', 3],
  total: ['How many match; exact up to 10,000', 57],
  more: ['Whether there are more than `total`'],
  count: ['How many there are', 12],
  counts: ['How many of each', 12],
  exact: ['False where more than 10,000 match: counts are then “at least”'],
  next: ['Value for `after`; null where the list ends', 5000],
  lacks: ['Words of the query that the product does not have', 'EPDM'],
  differs: ['Words of `lacks` in place of which its name states something else', 'PN 40'],
  understood: ['What was searched for instead, where the words as typed are found nowhere'],
  meant: ['The category that the words usually mean, where nothing is called that'],
  holders: ['How many of the companies, the first ones, have the tax number that the query is', 1],
  wanted: ['How many pieces the query asks for; null where it does not say', 40],
}

export const FILES: Record<string, Row> = {
  url: ['Path on this site, or an https address of a supplier’s own', '/api/files/common/06d2k6t0000g1a2b'],
  width: ['Pixels', 1600],
  height: ['Pixels', 1200],
  size: ['Bytes', 482133],
  fallback: ['Drawing to show when the supplier’s own picture is gone', '/api/files/common/06d2k6t0000g1a2c'],
  file: ['', ID, '(bytes)'],
  picture: ['', 'https://www.pump-works.example/og.jpg'],
  publishedAt: ['ISO 8601, UTC', TIME],
}
