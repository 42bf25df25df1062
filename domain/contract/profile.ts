/** GET and PATCH /api/profile: the signed-in user. */
import * as v from 'valibot'
import { MAX_NAME_LENGTH } from '../limits.ts'
import { AT_ONCE, PACES } from '../notice-times.ts'
import { MEMBER_ACTIONS, OPERATOR_ACTIONS } from '../rights.ts'
import { ACCOUNT_ROLES, ORGANIZATION_ROLES } from '../roles.ts'
import { TIME_ZONES } from '../time-zones.ts'
import { NoticeChannel } from './notice-channels.ts'
import { Line } from './text-input.ts'
import { Id, Locale, Localized } from './values.ts'

export const ContactKind = v.picklist(['email', 'phone'])

export const AccountContact = v.object({
  id: v.string(),
  kind: ContactKind,
  /** 'ivan@example.com' or, in E.164, '+79161234567'. */
  value: v.string(),
  /** A verified contact is a login. */
  verified: v.boolean(),
  /** Whether notices are sent here; one contact of each kind is main. */
  main: v.boolean(),
  /** The new value, which replaces this one once the code sent there has been entered. */
  pending: v.nullable(v.string()),
})
export type AccountContact = v.InferOutput<typeof AccountContact>

export const OrganizationRole = v.picklist(ORGANIZATION_ROLES)

/** Subjects of e-mails that can be switched off; all are on by default. Sign-in notices cannot be switched off. */
export const NOTIFICATIONS = ['inquiries', 'moderation'] as const

const Paces = v.object({ email: v.picklist(PACES), sms: v.picklist(PACES), push: v.picklist(PACES) })
const Hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))

/** When notices of the subjects that can wait are sent; the others are sent at once. */
export const NoticeTimes = v.pipe(
  v.object({
    pace: v.pipe(
      v.object({
        inquiries: Paces,
        answers: Paces,
        moderation: Paces,
        // Absent for people who chose their paces before following existed.
        follows: v.optional(Paces, AT_ONCE),
      }),
      v.description('Times of notices by subject and channel: at once, in one message an hour or a day, or not at all'),
    ),
    quiet: v.pipe(
      v.nullable(v.object({ from: Hour, to: Hour })),
      v.description('Full hours in the person’s time zone between which nothing is sent; null: none'),
    ),
    timeZone: v.pipe(v.nullable(v.picklist(TIME_ZONES)), v.description('Needed for quiet hours and daily notices')),
  }),
  v.forward(
    v.check(({ pace, quiet, timeZone }) => {
      const isDaily = Object.values(pace).some((one) => Object.values(one).includes('daily'))
      return timeZone !== null || (quiet === null && !isDaily)
    }, 'required'),
    ['timeZone'],
  ),
  v.forward(
    v.check(({ quiet }) => quiet === null || quiet.from !== quiet.to, 'order'),
    ['quiet', 'to'],
  ),
  v.examples([
    {
      pace: {
        inquiries: { email: 'at-once' as const, sms: 'at-once' as const, push: 'at-once' as const },
        answers: { email: 'hourly' as const, sms: 'at-once' as const, push: 'off' as const },
        moderation: { email: 'daily' as const, sms: 'off' as const, push: 'off' as const },
        follows: { email: 'daily' as const, sms: 'off' as const, push: 'off' as const },
      },
      quiet: { from: 22, to: 8 },
      timeZone: 'Asia/Yekaterinburg' as const,
    },
  ]),
)

export const Notifications = v.object({ inquiries: v.boolean(), moderation: v.boolean() })
export type Notifications = v.InferOutput<typeof Notifications>

/** Notices that were not sent by SMS in the last week, and why the last one was not: the daily limit, or a failure of the gateway. */
const UnsentSms = v.pipe(
  v.object({ count: v.number(), since: v.string(), reason: v.picklist(['limit', 'failed']) }),
  v.examples([{ count: 3, since: '2026-11-20T09:00:00.000Z', reason: 'limit' as const }]),
)
export type UnsentSms = v.InferOutput<typeof UnsentSms>

/** The given consent to the processing of personal data (docs/behaviour.md, "Consent"). */
const GivenConsent = v.object({
  /** Date of the agreed wording. */
  version: v.string(),
  givenAt: v.string(),
})

/** The answer to the question for consent, which an account without one is asked once. */
export const ConsentAnswer = v.object({
  given: v.pipe(v.boolean(), v.description('false: not now; the account stays as it is'), v.examples([true])),
})
export type ConsentAnswer = v.InferOutput<typeof ConsentAnswer>

/** The organization that the session acts for from now on. */
export const OrganizationChoice = v.object({
  organization: v.pipe(
    Id,
    v.description('Organization, one that the person belongs to'),
    v.examples(['06d2k6t0000g1a2b']),
  ),
})
export const ChosenOrganization = v.object({ data: v.object({ id: v.string(), role: OrganizationRole }) })
/** Which of the person's organizations owns a resource. */
export const OrganizationOf = v.object({
  data: v.object({
    id: v.string(),
    name: Localized,
    isCurrent: v.pipe(v.boolean(), v.description('Whether the session acts for it'), v.examples([false])),
  }),
})
export type OrganizationOf = v.InferOutput<typeof OrganizationOf>

export const Profile = v.object({
  id: v.string(),
  name: v.string(),
  role: v.picklist(ACCOUNT_ROLES),
  desk: v.pipe(
    v.array(v.picklist(OPERATOR_ACTIONS)),
    v.description('What an operator may do on the desk; empty for everyone else'),
    v.examples([[]]),
  ),
  viewing: v.pipe(
    v.nullable(v.object({ until: v.string() })),
    v.description(
      'Moment until which an operator, who calls, sees what this person sees, and may write nothing; null: one’s own profile',
    ),
    v.examples([null]),
  ),
  locale: Locale,
  notifications: Notifications,
  noticeTimes: NoticeTimes,
  /** Null for an account that was not created by registering. */
  consent: v.nullable(GivenConsent),
  /** Whether to ask for consent: the account has none, and has not answered yet. */
  asksConsent: v.boolean(),
  contacts: v.array(AccountContact),
  /** The channel of the user's notices; null where the user has no contact that this site can send to. */
  notices: v.nullable(NoticeChannel),
  unsentSms: v.nullable(UnsentSms),
  unread: v.pipe(v.number(), v.description('Notices not marked as read, counted up to 100'), v.examples([3])),
  organization: v.nullable(
    v.object({
      id: v.string(),
      name: Localized,
      role: OrganizationRole,
      /** Actions that the user may take in the organization. */
      may: v.array(v.picklist(MEMBER_ACTIONS)),
      status: v.string(),
      employee: v.string(),
      /** Inquiries without a reply that are not closed, counted up to 100. */
      newInquiries: v.number(),
    }),
  ),
  organizations: v.pipe(
    v.array(v.object({ id: v.string(), name: Localized, role: OrganizationRole, newInquiries: v.number() })),
    v.description(
      'All that the person belongs to, in the order of joining; `organization` is the one that the session acts for',
    ),
  ),
  translates: v.pipe(v.boolean(), v.description('Whether the operator has set up a translation service')),
  createdAt: v.string(),
})
export type Profile = v.InferOutput<typeof Profile>

export const ProfileResponse = v.object({ data: Profile })

/** Absent properties are not changed. */
export const ProfileChange = v.object({
  name: v.optional(Line(MAX_NAME_LENGTH)),
  locale: v.optional(Locale),
  notifications: v.optional(v.partial(Notifications)),
  noticeTimes: v.optional(NoticeTimes),
})
export type ProfileChange = v.InferOutput<typeof ProfileChange>
