import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NoticeChannel } from '../../../../domain/contract/notice-channels.ts'
import type { AccountContact, ConsentAnswer, Profile, ProfileChange } from '../../../../domain/contract/profile.ts'
import { MAX_ORGANIZATIONS } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { USUAL_TIMES } from '../../../../domain/notice-times.ts'
import { actionsOf, deskActionsOf } from '../../../../domain/rights.ts'
import type { Bindings } from '../../../bindings.ts'
import { type Database, database } from '../../../db/connection.ts'
import { consentVersion } from '../../../db/consent-version.ts'
import { companies, consents, contacts, employees, users } from '../../../db/schema.ts'
import { named, number } from '../../../db/select.ts'
import { channelsTo } from '../../delivery/deliver.ts'
import { toUnsentSms } from '../../delivery/unsent-sms.ts'
import type { SignedIn } from '../../http/access/viewer.ts'
import { localized } from '../../http/locale.ts'
import { canTranslate } from '../../translation/service.ts'
import { unreadNotices } from '../notices/queries.ts'

type ContactRow = typeof contacts.$inferSelect

export const toContact = (row: ContactRow): AccountContact => ({
  id: row.id,
  kind: row.kind,
  value: row.value,
  verified: row.verifiedAt !== null,
  main: row.main,
  pending: row.pending,
})

/** E-mail addresses first; within a kind the main one first, then by date of adding. */
export const selectContacts = (db: Database, user: number) =>
  db
    .select()
    .from(contacts)
    .where(eq(contacts.user, user))
    .orderBy(asc(contacts.kind), desc(contacts.main), asc(contacts.num))

/** All are on until they are switched off. */
const notificationsOf = ({ inquiries = true, moderation = true }: Record<string, boolean>) => ({
  inquiries,
  moderation,
})

/** Inquiries of the organization that the member has not opened, counted up to a hundred, since a badge shows no more. */
const unreadBy = (user: number) =>
  number(
    sql`(SELECT count(*) FROM (SELECT 1 FROM unread_threads WHERE user = ${user} AND company = companies.num LIMIT 100))`,
    'new_inquiries',
  )

/** Notices go to the first verified contact, an e-mail address before a phone (docs/behaviour.md, "Notices"). */
function noticesBy(env: Bindings, contactRows: readonly ContactRow[]): NoticeChannel | null {
  const verified = contactRows.find(({ verifiedAt }) => verifiedAt !== null)
  return (verified && channelsTo(env, [{ to: verified }])[0]) ?? null
}

/** All organizations of a user, in the order of joining. */
const selectMemberships = (db: Database, user: number) =>
  db
    .select({
      id: named(companies.id, 'id'),
      names: named(companies.names, 'names'),
      role: named(employees.role, 'role'),
      newInquiries: unreadBy(user),
    })
    .from(employees)
    .innerJoin(companies, eq(companies.num, employees.company))
    .where(sql`${employees.user} = ${user} AND ${employees.status} = 'active' AND ${employees.deletedAt} IS NULL`)
    .orderBy(asc(employees.num))
    .limit(MAX_ORGANIZATIONS)

/** @returns the viewer's own profile and its version */
export async function readProfile(env: Bindings, viewer: SignedIn, locale: Locale) {
  const db = database(env.DB)
  const selectOrganization = db
    .select({
      id: named(companies.id, 'id'),
      names: named(companies.names, 'names'),
      status: named(companies.status, 'status'),
      role: named(employees.role, 'role'),
      employee: named(employees.id, 'employee'),
      newInquiries: unreadBy(viewer.num),
    })
    .from(employees)
    .innerJoin(companies, eq(companies.num, employees.company))
    .where(eq(employees.num, viewer.organization?.employee ?? 0))
  const [[found], contactRows, [organization], [consent], memberships] = await db.batch([
    db
      .select({ user: users, unread: number(unreadNotices(viewer.num), 'unread_notices') })
      .from(users)
      .where(eq(users.num, viewer.num)),
    selectContacts(db, viewer.num),
    selectOrganization,
    db
      .select({ version: consents.version, givenAt: consents.givenAt })
      .from(consents)
      .where(and(eq(consents.user, viewer.num), isNull(consents.withdrawnAt)))
      .orderBy(desc(consents.num))
      .limit(1),
    selectMemberships(db, viewer.num),
  ])
  if (!found) throw new Error(`User ${viewer.num} is gone`)
  const { user } = found
  const { names, ...membership } = organization ?? { names: {} }
  const profile: Profile = {
    id: user.id,
    name: user.name,
    role: viewer.role,
    desk: deskActionsOf(viewer.operator),
    viewing: viewer.viewing ? { until: new Date(viewer.viewing.until).toISOString() } : null,
    locale: user.locale,
    notifications: notificationsOf(user.notifications),
    noticeTimes: { ...USUAL_TIMES, ...user.noticeTimes },
    consent: consent ? { version: consent.version, givenAt: new Date(consent.givenAt).toISOString() } : null,
    asksConsent: !consent && user.consentAskedAt === null,
    contacts: contactRows.map(toContact),
    notices: noticesBy(env, contactRows),
    unsentSms: toUnsentSms(contactRows, Date.now()),
    unread: found.unread,
    organization:
      'id' in membership ? { ...membership, may: actionsOf(membership.role), name: localized(names, locale) } : null,
    translates: canTranslate(env),
    organizations: memberships.map(({ names, ...one }) => ({ ...one, name: localized(names, locale) })),
    createdAt: new Date(user.createdAt).toISOString(),
  }
  return { profile, version: user.version }
}

/** The profile after a change. */
export const changedProfile = (
  profile: Profile,
  { name, locale, notifications, noticeTimes }: ProfileChange,
): Profile => ({
  ...profile,
  name: name ?? profile.name,
  locale: locale ?? profile.locale,
  notifications: { ...profile.notifications, ...notifications },
  noticeTimes: noticeTimes ?? profile.noticeTimes,
})

/** Records the answer of an account without a consent, which is asked only once. */
export const consentAnswer = (db: Database, user: number, { given }: ConsentAnswer, locale: Locale, now: number) => [
  db.update(users).set({ consentAskedAt: now }).where(eq(users.num, user)),
  ...(given
    ? [
        sql`INSERT INTO consents (user, version, locale, given_at) SELECT ${user}, ${consentVersion(now)}, ${locale}, ${now}
          WHERE NOT EXISTS (SELECT 1 FROM consents WHERE user = ${user} AND withdrawn_at IS NULL)`,
      ]
    : []),
]

/** Writes the properties of the profile that its owner can change. */
export const updateProfile = (
  db: Database,
  user: number,
  { name, locale, notifications, noticeTimes }: Profile,
  now: number,
) =>
  db
    .update(users)
    .set({ name, locale, notifications, noticeTimes, updatedAt: now, version: sql`version + 1` })
    .where(eq(users.num, user))

/** @returns the user's membership in an organization; undefined for one that they do not belong to */
export const readMembership = (db: Database, user: number, id: string) =>
  db
    .select({ company: named(companies.num, 'company'), role: named(employees.role, 'role') })
    .from(companies)
    .innerJoin(employees, eq(employees.company, companies.num))
    .where(
      sql`${companies.id} = ${id} AND ${employees.user} = ${user} AND ${employees.status} = 'active' AND ${employees.deletedAt} IS NULL`,
    )
    .get()
