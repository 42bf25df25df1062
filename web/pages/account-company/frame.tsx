import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { AccountFrame } from '../account/frame.tsx'
import navigation from '../account/nav.module.css'
import type { CompanyData } from './load.ts'

const WORDS = {
  company: 'account.statusTitle',
  companyEdit: 'account.details',
  companyFile: 'organization.files',
  companyMore: 'organization.more',
} as const
const SCREENS = ['company', 'companyEdit', 'companyFile', 'companyMore'] as const

interface CompanyFrameProps {
  data: CompanyData
  here: (typeof SCREENS)[number]
  children: ReactNode
}

/** A screen of the organization, with the way to its others. */
export function CompanyFrame({ data: { company, mayEdit, isAdmin, done }, here, children }: CompanyFrameProps) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const { names } = company
  const title = names[locale] ?? names.en ?? names.ru ?? names.zh ?? t('account.company')
  return (
    <AccountFrame title={title} here="company" done={done} isAdmin={isAdmin}>
      <nav className={navigation.nav} aria-label={title}>
        <ul>
          {SCREENS.filter((name) => mayEdit || name === here).map((name) => (
            <li key={name}>
              <a href={to(name)} aria-current={name === here ? 'page' : undefined}>
                {t(WORDS[name])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </AccountFrame>
  )
}
