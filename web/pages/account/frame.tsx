import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { errorMessage } from '../../components/error-message.ts'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { TimeZoneContext } from '../../components/moment.tsx'
import styles from './account.module.css'
import type { AccountData } from './account-screen.ts'
import { ConsentQuestion } from './consent-question.tsx'
import frame from './frame.module.css'
import { FormOrganizationContext } from './organization-field.tsx'
import { OrganizationSwitch } from './organization-switch.tsx'
import { SectionNav } from './section-nav.tsx'

const DONE = [
  'saved',
  'sent',
  'founded',
  'ended',
  'deleted',
  'code',
  'answered',
  'closed',
  'refused',
  'assigned',
  'noted',
  'written',
  'translated',
  'contactShown',
  'quoteSent',
  'quoteWithdrawn',
  'quoteDeclined',
  'quoteAccepted',
  'orderReported',
  'erased',
  'approvalRequested',
  'orderApproved',
  'orderRefused',
] as const
const DONE_TO_PEOPLE = [
  'kept',
  'invited',
  'joined',
  'switched',
  'declined',
  'joinDeclined',
  'left',
  'handed',
  'removed',
  'restored',
  'asked',
  'claimed',
] as const
const OWN = [
  ['notices', 'notices.title'],
  ['follows', 'follow.title'],
  ['lists', 'lists.title'],
  ['requests', 'requests.title'],
  ['orders', 'orders.title'],
  ['addresses', 'addresses.title'],
  ['settings', 'account.settings'],
  ['admin', 'account.admin'],
] as const
const OF_ORGANIZATION = [
  ['company', 'account.company'],
  ['products', 'account.products'],
  ['inquiries', 'received.title'],
  ['sales', 'orders.ofCompany'],
  ['openRequests', 'openRequests.title'],
  ['legalEntities', 'people.legalEntities'],
  ['employees', 'people.employees'],
] as const
const OVERVIEW = ['profile', 'account.overview'] as const

type Section = (typeof OVERVIEW | (typeof OWN | typeof OF_ORGANIZATION)[number])[0]

/** Links to the account's screens: members of an organization see its screens in a row of their own, others see favourites. */
function useSections({ isAdmin, isMember, newInquiries, unread }: AccountData, here: Section) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const toShop = useHref()
  const countOf = (name: Section) => {
    const n = name === 'inquiries' ? newInquiries : name === 'notices' ? unread : 0
    return n === 0 ? undefined : t(name === 'notices' ? 'notices.count' : 'account.newCount', { n })
  }
  const link = ([name, key]: typeof OVERVIEW | (typeof OWN | typeof OF_ORGANIZATION)[number]) => ({
    href: to(name),
    text: t(key),
    isHere: name === here,
    count: countOf(name),
  })
  const own = OWN.filter(([name]) => name !== 'admin' || isAdmin).map(link)
  if (isMember) return [[link(OVERVIEW), ...OF_ORGANIZATION.map(link)], own]
  const favourites = { href: toShop('favourites'), text: t('header.favourites'), isHere: false, count: undefined }
  return [[link(OVERVIEW), ...own].toSpliced(2, 0, favourites)]
}

/** @returns the message for the `done` of the address; undefined for an unknown one */
function useDoneMessage(done: string | undefined): string | undefined {
  const { t } = useI18n()
  const ofAccount = DONE.find((one) => one === done)
  const ofPeople = DONE_TO_PEOPLE.find((one) => one === done)
  return ofAccount ? t(`account.done.${ofAccount}`) : ofPeople && t(`people.done.${ofPeople}`)
}

/** Error codes of any form of a screen: it was too large, its organization is not the person's, or an operator is viewing. */
const FORM_REFUSALS = ['form.too-large', 'form.other-organization', 'viewing.read-only']

function FormRefusal({ posted }: Pick<AccountData, 'posted'>) {
  const i18n = useI18n()
  const code = posted?.errors['']
  return code !== undefined && FORM_REFUSALS.includes(code) ? (
    <p className="notice" role="alert">
      {errorMessage(i18n, 'account', { field: '', code })}
    </p>
  ) : null
}

interface FrameProps {
  data: AccountData
  /** A text that a person typed is marked with its language. */
  title: ReactNode
  here: Section
  children: ReactNode
}

/** A link to the confirmation of an operator's session, beside the refusal of an act that needs it. */
function ConfirmFirst() {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <p className="notice">
      <a href={to('confirmation')}>{t('confirmation.title')}</a>
    </p>
  )
}

/** A screen of the visitor's account: the navigation, its title, and what has just been done. */
export function AccountFrame({ data, title, here, children }: FrameProps) {
  const { t } = useI18n()
  const message = useDoneMessage(data.done)
  const { organizations, organization } = data
  return (
    <div className={`${styles.page} ${frame.frame}`}>
      <OrganizationSwitch data={data} />
      <SectionNav label={t('account.nav')} rows={useSections(data, here)} />
      <h1>{typeof title === 'string' ? <LabelledLine text={title} /> : title}</h1>
      {message ? (
        <p className="notice success" role="status">
          {message}
        </p>
      ) : null}
      {data.asksConsent ? <ConsentQuestion /> : null}
      <FormRefusal posted={data.posted} />
      {data.posted?.errors[''] === 'confirmation.required' ? <ConfirmFirst /> : null}
      <FormOrganizationContext.Provider value={organizations.length > 1 ? organization : null}>
        <TimeZoneContext.Provider value={data.timeZone}>{children}</TimeZoneContext.Provider>
      </FormOrganizationContext.Provider>
    </div>
  )
}
