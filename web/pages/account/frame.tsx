import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from './account.module.css'
import navigation from './nav.module.css'

const DONE = ['saved', 'founded', 'ended', 'code', 'answered', 'closed'] as const
const OF_PEOPLE = ['kept', 'invited', 'joined', 'declined', 'left', 'handed', 'removed', 'restored'] as const
const SECTIONS = ['profile', 'company', 'products', 'inquiries', 'legalEntities', 'employees', 'settings'] as const
const WORDS = {
  profile: 'account.overview',
  company: 'account.company',
  products: 'account.products',
  inquiries: 'received.title',
  legalEntities: 'people.legalEntities',
  employees: 'people.employees',
  settings: 'account.settings',
} as const

/** @returns the message for the `done` of the address; undefined for an unknown one */
function useNews(done: string | undefined): string | undefined {
  const { t } = useI18n()
  const ofAccount = DONE.find((one) => one === done)
  const ofPeople = OF_PEOPLE.find((one) => one === done)
  return ofAccount ? t(`account.done.${ofAccount}`) : ofPeople && t(`people.done.${ofPeople}`)
}

interface FrameProps {
  title: string
  here: (typeof SECTIONS)[number] | 'admin'
  /** What has just been done: `done` of the address. */
  done?: string | undefined
  isAdmin?: boolean
  children: ReactNode
}

/** A screen of one's own account: the way to the others, its title, and what has just been done. */
export function AccountFrame({ title, here, done, isAdmin, children }: FrameProps) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const news = useNews(done)
  return (
    <div className={styles.page}>
      <nav className={navigation.nav} aria-label={t('account.nav')}>
        <ul>
          {SECTIONS.map((name) => (
            <li key={name}>
              <a href={to(name)} aria-current={name === here ? 'page' : undefined}>
                {t(WORDS[name])}
              </a>
            </li>
          ))}
          {isAdmin || here === 'admin' ? (
            <li>
              <a href={to('admin')} aria-current={here === 'admin' ? 'page' : undefined}>
                {t('account.admin')}
              </a>
            </li>
          ) : null}
        </ul>
      </nav>
      <h1>{title}</h1>
      {news ? (
        <p className="notice" role="status">
          {news}
        </p>
      ) : null}
      {children}
    </div>
  )
}
