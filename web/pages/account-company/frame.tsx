import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { AccountFrame } from '../account/frame.tsx'
import { SectionNav } from '../account/section-nav.tsx'
import { wordingOf } from '../account/wording.ts'
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
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const { names } = data.company
  const name = wordingOf(names, locale)
  const screens = SCREENS.filter(([name]) => data.mayEdit || name === here)
  return (
    <AccountFrame data={data} title={name.text ? <LocalizedText value={name} /> : t('account.company')} here="company">
      <SectionNav
        label={name.text || t('account.company')}
        rows={[screens.map(([name, key]) => ({ href: to(name), text: t(key), isHere: name === here }))]}
      />
      {children}
    </AccountFrame>
  )
}
