import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { AccountFrame } from '../account/frame.tsx'
import { SectionNav } from '../account/section-nav.tsx'
import { labelledWording } from '../account/wording.ts'
import type { CompanyData } from './load.ts'

const SCREENS = [
  ['company', 'account.statusTitle'],
  ['companyEdit', 'account.details'],
  ['companyFile', 'organization.files'],
  ['companyMore', 'organization.more'],
] as const

interface CompanyFrameProps {
  data: CompanyData
  here: (typeof SCREENS)[number][0]
  children: ReactNode
}

/** A screen of the organization, with the way to its others. */
export function CompanyFrame({ data, here, children }: CompanyFrameProps) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  const { names } = data.company
  const title = labelledWording(names, i18n) || t('account.company')
  const screens = SCREENS.filter(([name]) => data.mayEdit || name === here)
  return (
    <AccountFrame data={data} title={title} here="company">
      <SectionNav
        label={title}
        links={screens.map(([name, key]) => ({ href: to(name), text: t(key), isHere: name === here }))}
      />
      {children}
    </AccountFrame>
  )
}
