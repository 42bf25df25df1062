/**
 * /api/exchange/1c: the protocol in which 1C:Enterprise exchanges goods and orders with a site (v8.1c.ru/edi/edi_stnd/131, "Протокол обмена с
 * сайтом"). What it leaves open is as public modules have it, which shops use with 1C every day: exchange1c for OpenCart
 * (KirilLoveVE/exchange1c_v1.6_oc2.3), woocommerce-1c (`exchange.php`) and the component catalog.import.1c of 1C-Bitrix.
 */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  EXCHANGE_COOKIE,
  EXCHANGE_MODES,
  EXCHANGE_PART,
  EXCHANGE_TYPES,
  type ExchangeType,
} from '../../../../domain/exchange.ts'
import { documentsXml } from '../../../commerceml/write-documents.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member, signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError, errorResponse } from '../../http/problem.ts'
import { readWaiting, readWaitingDocuments } from './documents.ts'
import { importNamed } from './import-files.ts'
import { reply, replyOfRun } from './replies.ts'
import { type ExchangeSession, openSession, sessionOf } from './session.ts'
import { fileNameOf, readExchangeFiles, takeExchangePart } from './take-file.ts'
import { takeStates } from './take-states.ts'

const typeOf = (c: Context<ApiEnv>): ExchangeType | undefined =>
  EXCHANGE_TYPES.find((one) => one === c.req.query('type'))

/** The right that a token needs for each type. */
const GUARDS = { catalog: requires('product.edit'), sale: requires('inquiry.answer') }

type Handler = (c: Context<ApiEnv>, session: ExchangeSession, type: ExchangeType) => Promise<Response>

const done = async (c: Context<ApiEnv>) => c.text('success\n')

/** Deletes the files of an earlier attempt of this visit: 1C begins anew with `init`. */
const handleInit: Handler = async (c, { num }, type) => {
  await database(c.env.DB).run(sql`DELETE FROM exchange_files WHERE session = ${num} AND type = ${type}`)
  // Files about orders are small, and need no zip.
  return c.text(`zip=${type === 'catalog' ? 'yes' : 'no'}\nfile_limit=${EXCHANGE_PART}\n`)
}

async function repliedStates(c: Context<ApiEnv>, session: ExchangeSession, name: string, isLast: boolean) {
  const file = (await readExchangeFiles(c, session, 'sale')).find((one) => one.name === name)
  const taken = file && (await takeStates(c, file))
  if (taken) {
    const { changed, refused } = taken
    return reply(c, 'success', 'exchange.reply.states', {
      changed,
      refused: refused.length,
      numbers: refused.slice(0, 20).join(', '),
    })
  }
  return isLast ? reply(c, 'failure', 'exchange.reply.unknownFile', { name }) : done(c)
}

/** Documents have no `import` in the protocol: they are taken as soon as the file is whole. */
const handleFile: Handler = async (c, session, type) => {
  const name = fileNameOf(c.req.query('filename'))
  if (name === null) return reply(c, 'failure', 'exchange.reply.unknownFile', { name: '' })
  await takeExchangePart(c, session, type, name)
  return type === 'sale' ? repliedStates(c, session, name, false) : done(c)
}

const handleImport: Handler = async (c, session, type) => {
  const name = fileNameOf(c.req.query('filename')) ?? ''
  if (type === 'sale') return repliedStates(c, session, name, true)
  const run = await importNamed(c, session, name)
  return run ? replyOfRun(c, run) : reply(c, 'failure', 'exchange.reply.unknownFile', { name })
}

const handleQuery: Handler = async (c, { num }) => {
  const db = database(c.env.DB)
  const company = member(c).organization.num
  const waiting = await readWaiting(db, company)
  const documents = await readWaitingDocuments(db, company, waiting)
  await db.run(sql`UPDATE exchange_sessions SET queried = ${waiting.at(-1)?.seq ?? 0} WHERE num = ${num}`)
  return c.body(documentsXml(documents, Date.now()), 200, { 'Content-Type': 'application/xml; charset=utf-8' })
}

/** Rows that have changed after the last `query` have a higher `seq`: the next exchange sends them. */
const handleSuccess: Handler = async (c, { num, company }) => {
  await database(c.env.DB).run(
    sql`DELETE FROM exchange_outbox WHERE company = ${company}
      AND seq <= (SELECT queried FROM exchange_sessions WHERE num = ${num})`,
  )
  return done(c)
}

const HANDLERS: Record<ExchangeType, Record<string, Handler>> = {
  catalog: { init: handleInit, file: handleFile, import: handleImport, complete: done, deactivate: done },
  sale: { init: handleInit, file: handleFile, import: handleImport, query: handleQuery, success: handleSuccess },
}

export const exchange = new Hono<ApiEnv>()
  .use('/', (c, next) => GUARDS[typeOf(c) ?? 'catalog'](c, next))
  .on(['GET', 'POST'], '/', async (c) => {
    // A person's session is not enough: their browser sends it with any link that they follow.
    if (!signedIn(c).scopes) throw new AppError('session.required', 401)
    const type = typeOf(c)
    const mode = EXCHANGE_MODES.find((one) => one === c.req.query('mode'))
    if (type && mode === 'checkauth') return c.text(`success\n${EXCHANGE_COOKIE}\n${await openSession(c)}\n`)
    const handler = type && mode ? HANDLERS[type][mode] : undefined
    if (!type || !handler) return reply(c, 'failure', 'exchange.reply.unknownMode')
    return handler(c, await sessionOf(c), type)
  })

/** 1C acts on the first word, and shows the rest. */
exchange.onError(async (error, c) => {
  const response = errorResponse(error, c)
  const { detail, code }: { detail?: string; code: string } = await response.json()
  const wait = response.headers.get('Retry-After')
  const headers = { 'Cache-Control': 'no-store', ...(wait && { 'Retry-After': wait }) }
  return new Response(`failure\n${code}: ${detail ?? ''}\n`, { status: response.status, headers })
})
