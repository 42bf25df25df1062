/** /api/profile/join-requests and /api/profile/claims: what to do where one's tax number is taken. */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { type ClaimStatement, NewClaim } from '../../../../domain/contract/claims.ts'
import {
  NewJoinRequest,
  OwnerOfNumber,
  OwnerQuery,
  SendCompanyRequestResponse,
} from '../../../../domain/contract/company-requests.ts'
import { DAY_MS, DAY_S } from '../../../../domain/durations.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Login } from '../../../../domain/login.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { channelsTo } from '../../delivery/deliver.ts'
import { type Email, emailFormats, labelledTyped } from '../../delivery/emails.ts'
import { sendRaised } from '../../delivery/notify.ts'
import { type NoticeReader, type RaisedNotices, raise } from '../../delivery/raise.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { countAgainst } from '../../http/rate-limit.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { body, query } from '../../http/validate.ts'
import { commit, correct, type Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { refuseMember } from '../../organization/employees/writes.ts'
import { ownersOf } from '../../organization/notified-managers.ts'
import { noticeAddress } from '../auth/security-notices.ts'
import { maskedName } from './masked-name.ts'
import { readTakenCompany } from './queries.ts'

const TAG = 'company-requests'
const FAILURES = {
  404: 'No company has this tax number: `company.unknown`',
  409: 'Asked already: `company-request.open`; it has no owner: `company.ownerless`; a member of it: `organization.member`',
  429: 'Too many requests',
} as const

/** Each request is an e-mail to a stranger: one person and one tax number get only so many a day. */
const countRequest = (c: Context<ApiEnv>, taxNumber: string): Promise<number[]> =>
  countAgainst(c, [
    { name: 'company requests by', subject: signedIn(c).id, most: 5, seconds: DAY_S },
    { name: 'company requests about', subject: taxNumber, most: 20, seconds: DAY_S },
  ])

async function ownContact(c: Context<ApiEnv>): Promise<Login> {
  const contact = await noticeAddress(database(c.env.DB), signedIn(c).num)
  if (!contact) throw new AppError('contact.last', 409)
  return contact
}

interface CompanyRequest {
  kind: 'join' | 'claim'
  company: number
  contact: string
  message: string
  /** For a claim only. */
  statement?: ClaimStatement
  /** Milliseconds, 0 where the company has no owner. */
  answerUntil?: number
}

const NO_STATEMENT: ClaimStatement = { registeredName: '', payment: '', evidence: '' }

/** Milliseconds within which the company's owners state their side of a claim: 7 days. */
const ANSWER_TERM = 7 * DAY_MS

function store(c: Context<ApiEnv>, id: string, request: CompanyRequest): Write[] {
  const { kind, company, contact, message, statement = NO_STATEMENT, answerUntil = 0 } = request
  const { registeredName, payment, evidence } = statement
  const { num, locale } = signedIn(c)
  return [
    refuseMember(num, company, new AppError('organization.member', 409)),
    refuseUnless(
      sql`NOT EXISTS (SELECT 1 FROM company_requests
        WHERE user = ${num} AND company = ${company} AND kind = ${kind} AND status = 'open')`,
      new AppError('company-request.open', 409),
    ),
    sql`INSERT INTO company_requests (id, kind, company, user, contact, message, registered_name, payment, evidence, answer_until, locale,
        status, created_at)
      VALUES (${id}, ${kind}, ${company}, ${num}, ${contact}, ${message}, ${registeredName}, ${payment}, ${evidence}, ${answerUntil},
        ${locale}, 'open', ${Date.now()})`,
  ]
}

/** The operator is reached at the site's contact address. */
const operatorOf = (c: Context<ApiEnv>): NoticeReader[] =>
  c.env.CONTACT_EMAIL ? [{ to: { kind: 'email', value: c.env.CONTACT_EMAIL }, locale: signedIn(c).locale }] : []

const replyTo = ({ kind, value }: Login) => (kind === 'email' ? value : undefined)

interface Asked {
  key: string
  readers: NoticeReader[]
  screen: 'employees' | 'admin'
  emailWith: (link: string, locale: Locale) => Email
}

/** Notifies those who decide, each with a link to the screen on which they do. */
async function raiseTo(c: Context<ApiEnv>, { key, readers, screen, emailWith }: Asked): Promise<RaisedNotices> {
  const origin = await siteOrigin(c)
  const emailTo = ({ locale }: NoticeReader) => emailWith(origin + personalHref(screen, locale), locale)
  return raise({ event: 'membership', key, readers, emailTo }, Date.now())
}

const labelledTexts = (texts: Record<string, string>, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([hole, text]) => [hole, labelledTyped(text, locale)]))

interface SentRequest {
  id: string
  owner: string | null
  notified: ReturnType<typeof channelsTo>
}

/** Ends the call: stores the request, and responds with how those who decide were reached. */
async function respond(c: Context<ApiEnv>, writes: Write[], request: SentRequest, raised: RaisedNotices) {
  const data = { ...request, status: 'open' as const }
  const response = await commit(c, writes, { status: 201, body: { data } })
  const notified = await sendRaised(c, raised)
  if (notified.length === data.notified.length) return response
  return correct(c, [], { status: 201, body: { data: { ...data, notified } } })
}

export const joinRequests = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'The masked name of the owner of the company with this tax number', OwnerOfNumber, {
      unknown: true,
    }),
    requires('organization.found'),
    query(OwnerQuery),
    async (c) => {
      const { taxNumber } = c.req.valid('query')
      await countAgainst(c, [{ name: 'owners looked up by', subject: signedIn(c).id, most: 60, seconds: DAY_S }])
      const { owner } = orNotFound(await readTakenCompany(database(c.env.DB), taxNumber), 'company.unknown')
      return c.json({ data: { owner: owner === null ? null : maskedName(owner) } })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Asks the owners of the company with this tax number to join it',
      { 201: SendCompanyRequestResponse },
      FAILURES,
    ),
    requires('organization.found'),
    body(NewJoinRequest),
    async (c) => {
      const { taxNumber, message } = c.req.valid('json')
      const db = database(c.env.DB)
      const { owner, num: company } = orNotFound(await readTakenCompany(db, taxNumber), 'company.unknown')
      if (owner === null) throw new AppError('company.ownerless', 409)
      await countRequest(c, taxNumber)
      const contact = await ownContact(c)
      const id = newId(Date.now())
      const readers = await ownersOf(db, company)
      const { name } = signedIn(c)
      const raised = await raiseTo(c, {
        key: `join:${id}`,
        readers,
        screen: 'employees',
        emailWith: (link, to) => ({
          name: 'joinRequest',
          params: { name, contact: contact.value, message: labelledTyped(message, to), link },
          replyTo: replyTo(contact),
        }),
      })
      const stored = store(c, id, { kind: 'join', company, contact: contact.value, message })
      const request = { id, owner: maskedName(owner), notified: channelsTo(c.env, readers) }
      return respond(c, [...stored, ...raised.writes], request, raised)
    },
  )

export const claims = new Hono<ApiEnv>().post(
  '/',
  describeWrite(
    TAG,
    'Claims the company with this tax number: its owners may answer within 7 days, the operator decides',
    { 201: SendCompanyRequestResponse },
    FAILURES,
  ),
  requires('organization.found'),
  body(NewClaim),
  async (c) => {
    const { taxNumber, message, ...statement } = c.req.valid('json')
    const db = database(c.env.DB)
    const { num: company } = orNotFound(await readTakenCompany(db, taxNumber), 'company.unknown')
    await countRequest(c, taxNumber)
    const contact = await ownContact(c)
    const id = newId(Date.now())
    const readers = operatorOf(c)
    const owners = await ownersOf(db, company)
    const answerUntil = owners.length > 0 ? Date.now() + ANSWER_TERM : 0
    const { name } = signedIn(c)
    const raised = await raiseTo(c, {
      key: `claim:${id}`,
      readers,
      screen: 'admin',
      emailWith: (link, to) => ({
        name: 'claim',
        params: {
          name,
          contact: contact.value,
          number: taxNumber,
          link,
          ...labelledTexts({ message, ...statement }, to),
        },
        replyTo: replyTo(contact),
      }),
    })
    const until = new Date(answerUntil).toISOString()
    const toOwners = await raiseTo(c, {
      key: `claim-filed:${id}`,
      readers: owners,
      screen: 'employees',
      emailWith: (link, to) => ({
        name: 'claimFiled',
        params: { number: taxNumber, until: emailFormats(to).date(until), link },
      }),
    })
    const writes = [
      ...store(c, id, { kind: 'claim', company, contact: contact.value, message, statement, answerUntil }),
      ...raised.writes,
      ...toOwners.writes,
    ]
    return respond(c, writes, { id, owner: null, notified: channelsTo(c.env, readers) }, raised)
  },
)
