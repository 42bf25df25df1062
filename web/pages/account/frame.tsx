import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { errorMessage } from '../../components/error-message.ts'
import styles from './account.module.css'
import type { AccountData } from './account-screen.ts'
import { SectionNav } from './section-nav.tsx'

const DONE = ['saved', 'founded', 'ended', 'code', 'answered', 'closed'] as const
const DONE_TO_PEOPLE = ['kept', 'invited', 'joined', 'declined', 'left', 'handed', 'removed', 'restored'] as const
const SECTIONS = [
  ['profile', 'account.overview'],
  ['company', 'account.company'],
  ['products', 'account.products'],
  ['inquiries', 'received.title'],
  ['legalEntities', 'people.legalEntities'],
  ['employees', 'people.employees'],
  ['settings', 'account.settings'],
  ['admin', 'account.admin'],
] as const

/** @returns the message for the `done` of the address; undefined for an unknown one */
function useDoneMessage(done: string | undefined): string | undefined {
  const { t } = useI18n()
  const ofAccount = DONE.find((one) => one === done)
  const ofPeople = DONE_TO_PEOPLE.find((one) => one === done)
  return ofAccount ? t(`account.done.${ofAccount}`) : ofPeople && t(`people.done.${ofPeople}`)
}

/** A form that was refused by its length alone: which of the screen's forms it was is not known, because it was not read. */
function TooLarge({ posted }: Pick<AccountData, 'posted'>) {
  const i18n = useI18n()
  const code = 'form.too-large'
  return posted?.errors[''] === code ? (
    <p className="notice" role="alert">
      {errorMessage(i18n, 'account', { field: '', code })}
    </p>
  ) : null
}

interface FrameProps {
  data: AccountData
  title: string
  here: (typeof SECTIONS)[number][0]
  children: ReactNode
}

/** A screen of the visitor's account: the navigation, its title, and what has just been done. */
export function AccountFrame({ data: { isAdmin, done, posted }, title, here, children }: FrameProps) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const message = useDoneMessage(done)
  const sections = SECTIONS.filter(([name]) => name !== 'admin' || isAdmin)
  return (
    <div className={styles.page}>
      <SectionNav
        label={t('account.nav')}
        links={sections.map(([name, key]) => ({ href: to(name), text: t(key), isHere: name === here }))}
      />
      <h1>{title}</h1>
      {message ? (
        <p className="notice" role="status">
          {message}
        </p>
      ) : null}
      <TooLarge posted={posted} />
      {children}
    </div>
  )
}
