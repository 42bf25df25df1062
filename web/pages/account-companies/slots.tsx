import { COMPANY_KINDS } from '../../../domain/company-kinds.ts'
import type { DeskCompanyRow } from '../../../domain/contract/desk-companies.ts'
import { countryName } from '../../../domain/country-name.ts'
import { COMPANY_STATUSES } from '../../../domain/statuses/company.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { DeskListFilterForm } from '../account-desk-lists/filters.tsx'
import { DeskList } from '../account-desk-lists/list.tsx'
import { CompanyScreen } from './company.tsx'
import type { CompaniesData, CompanyScreenData } from './load.ts'

export const companiesSlots = { page: Companies } satisfies Slots<CompaniesData>
export const companySlots = { page: CompanyScreen } satisfies Slots<CompanyScreenData>

/** All companies in any status, the latest first. */
function Companies({ data }: { data: CompaniesData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { list, filter, chosen, isFirst } = data
  const { next } = list.meta
  const choices = [
    {
      name: 'status',
      label: t('operator.field.status'),
      options: COMPANY_STATUSES.map((value) => ({ value, text: t(`operator.companyStatus.${value}`) })),
    },
    {
      name: 'kind',
      label: t('operator.field.kind'),
      options: COMPANY_KINDS.map((value) => ({ value, text: t(`operator.companyKind.${value}`) })),
    },
    {
      name: 'verified',
      label: t('operator.field.verified'),
      options: (['1', '0'] as const).map((value) => ({ value, text: t(`operator.yesNo.${value}`) })),
    },
  ]
  return (
    <OperatorScreen data={data} title={t('parties.companies')}>
      <DeskListFilterForm filter={filter} find={t('parties.findCompany')} choices={choices} chosen={chosen} />
      <DeskList
        caption={t('parties.companies')}
        heads={[t('account.company'), t('operator.field.status'), t('operator.field.kind'), t('parties.joined')]}
        rows={list.data.map((one) => <Row key={one.id} one={one} />)}
        first={isFirst ? null : to('deskCompanies', { ...chosen })}
        next={next && to('deskCompanies', { ...chosen, after: next })}
      />
    </OperatorScreen>
  )
}

function Row({ one: { id, name, country, status, kind, verified, createdAt } }: { one: DeskCompanyRow }) {
  const { t, date, locale } = useI18n()
  const to = usePersonalHref()
  return (
    <tr>
      <td>
        <a href={to('deskCompany', id)}>
          <LocalizedText value={name} />
        </a>
        <div className="soft small">
          <span className="dotted">
            <span>{countryName(country, locale)}</span>
            {verified ? <span>{t('operator.field.verified').toLowerCase()}</span> : null}
          </span>
        </div>
      </td>
      <td data-label={t('operator.field.status')}>{t(`operator.companyStatus.${status}`)}</td>
      <td data-label={t('operator.field.kind')}>{t(`operator.companyKind.${kind}`)}</td>
      <td data-label={t('parties.joined')}>
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </td>
    </tr>
  )
}
