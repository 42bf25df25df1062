/** Descriptions and examples of parameters that several calls have. A parameter of one call is described beside its schema (`v.description`, `v.examples`). */

import { MAX_PER_PAGE } from '../../domain/limits.ts'
import type { Json, Parameter } from '../../web/api-docs/open-api.ts'
import { fits } from './examples.ts'

const ID = '06d2k6t0000g1a2b'

const PARAMETERS: Record<string, [about: string, ...examples: Json[]]> = {
  id: ['Id of what is meant', ID],
  token: ['`data.token` of the list that is shared by a link', '7c2e91d05b6f4a3e8d10c94f2ab6e573'],
  receipt: ['`data.receipt` of the inquiry that was sent', '4f9a1c0be2d34417a6c5e8f70b123d96'],
  kind: ['What is listed', 'products'],
  locale: ['Language of names: en, ru or zh; goes before Accept-Language', 'ru'],
  q: ['Words in any of the three languages; part of a code where there are codes', 'ball valve'],
  page: ['Page of the list, from 1, at most 200', '1'],
  perPage: [`Rows of a page: 1 to ${MAX_PER_PAGE}, unless the call allows fewer`, '24'],
  category: ['Id of a category; what is below it counts too', ID],
  supplier: ['Id of a company', ID],
  seen: ['The page is shown to a moderator: suppliers read that its open reviews have been seen', '1'],
  counted: ['A person searches: words that nothing has are counted for operators', '1'],
  handled: ['Messages that are dealt with, latest first; without it those that wait, longest waiting first', '1'],
  company: ['Id of a company: only what belongs to it', ID],
  address: ['An address, as people type it', 'Екатеринбург, улица Малышева, 51'],
  town: ['The town, where the address leaves it out', 'Екатеринбург'],
  country: ['ISO 3166-1 alpha-2', 'CN'],
  priceMin: ['Whole units of the currency of priceIn', '1000'],
  priceMax: ['Whole units of the currency of priceIn', '90000'],
  priceIn: ['Currency of priceMin and priceMax; roubles where it is absent', 'CNY'],
  asked: ['Prices are those of the number of pieces that the query asks for, if it asks for any', '1'],
  quantity: [
    'Prices of this quantity, as `atQuantity`; prices are sorted and filtered by those stored for `meta.step`, without VAT in roubles, and what cannot be compared comes last',
    '40',
  ],
  unit: ['What the quantity counts; pieces where it is absent', 'piece'],
  vat: ['Whether the price at the quantity is with VAT or without; without where it is absent', 'with'],
  moq: ['Smallest order at most so many units', '10'],
  inStock: [
    'Only what is in stock; with `quantity` only goods of which at least so many are, each in its own unit',
    '1',
  ],
  lacks: ['What is missing: a picture, a price …, or a language in which there is no name', 'picture'],
  stock: ['In stock, made to order, or not stated', 'none'],
  age: ['Only prices that were given more than 90 days ago', 'old'],
  source: ['How it was begun: by hand, or by a price list', 'file'],
  import: ['Only products that this price list or bulk change has written, while it can be undone', ID],
  tnved: ['Beginning of a TN VED code, digits only', '8481'],
  params: [
    'Parameters of the category: `key:value,value;key:from..to`, with the keys of its facets',
    'dn:50,80;weight:2..10',
  ],
  version: ['Number of an earlier version', '3'],
  text: ['Which page: `terms`, `privacy`, `consent`, `talp` or `liaozhong`', 'terms'],
  key: ['Key of a parameter of the category, as in addresses', 'dn'],
  columns: ['Adds the columns of the category’s table (`1`), or all parameters of the chosen category (`all`)', '1'],
  sort: ['Order of the list; `by-dn` is by a parameter, a minus from the highest down', 'price', 'new'],
  ids: [`Ids, commas between, at most ${MAX_PER_PAGE}: these products in this order`, ID],
  city: ['Town by its English name, as in the facets', 'Yekaterinburg'],
  activity: ['OKVED-2 code; companies of the codes below it count too', '28.14'],
  verified: ['Only companies that the operator has checked', '1'],
  years: ['In business for so many years or longer', '10'],
  service: ['Id of a kind of service; what is below it counts too', ID],
  not: ['Ids to leave out, commas between, at most 10', ID],
  width: ['Width of the picture in pixels, if it is larger', '640'],
  shape: ['`share`: 1200 by 630 pixels, as link previews show it', 'share'],
  bic: ['Bank identification code of a Russian bank', '044525225'],
  before: ['Only what is older than this one', ID],
  unanswered: ['Only what the organization has not answered', '1'],
  unread: ['Only what has something that was not opened', '1'],
  waiting: ['Only where the buyer waits for an answer, from the longest wait on', '1'],
  status: ['Only what is in this state', 'active', 'draft', 'sent'],
  role: ['Only people with this role', 'MANAGER'],
  file: ['Id of the file; of a picture on the supplier’s own site, its address', ID],
  fact: ['What was checked', 'registration'],
  taxNumber: ['INN or USCC', '7707083893'],
  kpp: ['KPP, to tell branches apart', '773601001'],
  parent: ['Children of this node; the top level where it is absent', ID, '8481'],
  open: ['The tree opened at this code: the top, and what is right below each node on the way to it', '8481'],
  code: ['One code, with all that belongs to it', '8481'],
  depth: ['How many levels below `parent`', '1'],
  edition: ['Id of an edition: the whole tree in it never changes', '4c1e0b7d9f2a6835'],
  limit: ['Products in the response', '50'],
  size: ['`few` for a typeahead, `page` for a page of results', 'few'],
  to: ['Only messages to this login', 'li.wei@valves.example'],
  part: ['Number of the sitemap, from 0', '0'],
  after: ['`meta.next` of the answer before; of messages: only newer than this one', '5000', ID],
  url: ['Address of a public web page', 'https://www.pump-works.example/en/'],
  'Idempotency-Key': [
    '16 to 200 visible ASCII characters. The same key again, within 7 days, gives the same answer and writes nothing',
    '5f0c0a3e-7b1d-4a58-9d0e-2c8f6b1a9e47',
  ],
  'If-Match': ['ETag of what was read; 412 where it has changed since. Absent: the last write wins', '"3"'],
}

/** @throws Error for a parameter that neither its schema nor the table describes */
export function describeParameter(parameter: Parameter): Parameter {
  const { name, in: place, required, schema, description: own } = parameter
  const [about, ...examples] = own && schema.examples ? [own, ...schema.examples] : (PARAMETERS[name] ?? [''])
  const example =
    schema.const ?? examples.find((value) => fits(value, schema) && (schema.enum?.includes(value) ?? true))
  if (about === '' || example === undefined)
    throw new Error(`No description of the parameter ${name}: ${JSON.stringify(schema)}`)
  return {
    name,
    in: place,
    ...(required && { required }),
    description: about,
    schema: { ...schema, examples: [example] },
  }
}
