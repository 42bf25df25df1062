import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import type { Parts } from '../../app/page.ts'
import { usePersonalHref } from '../../app/personal-href.ts'
import styles from '../account/account.module.css'
import { Choice, Field, Form, LanguageFields, Submit } from '../account/fields.tsx'
import { formState, inEach } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { useKinds } from '../account/kinds.ts'
import { Status } from '../account/status.tsx'
import type { CompanyData } from './load.ts'

export const parts = { page: Company } satisfies Parts<CompanyData>
export const editParts = { page: Edit } satisfies Parts<CompanyData>

function Company({ data: { company, isAdmin, posted, done } }: { data: CompanyData }) {
  const { t, locale } = useI18n()
  const own = usePersonalHref()
  const to = useHref()
  const { id, slug, names, status } = company
  const name = names[locale] ?? names.en ?? names.ru ?? names.zh
  return (
    <AccountFrame title={name ?? t('account.company')} here="company" done={done} isAdmin={isAdmin}>
      <p className={styles.row}>
        <a className="button" href={own('companyEdit')}>
          {t('account.edit')}
        </a>
        {status === 'active' ? <a href={to('supplier', { id, slug })}>{t('account.view')}</a> : null}
      </p>
      <Status thing={company} posted={posted} />
    </AccountFrame>
  )
}

function storedOf({ kind, names, description, city, address, country, ...rest }: CompanyData['company']) {
  const { founded, staff, website, phone, email } = rest
  return {
    ...{ kind, country, website: website ?? '', phone: phone ?? '', email: email ?? '' },
    ...{ founded: String(founded ?? ''), staff: String(staff ?? '') },
    ...inEach('names', names),
    ...inEach('description', description),
    ...inEach('city', city),
    ...inEach('address', address),
  }
}

const SHORT = { country: 2, phone: 40, email: 254, website: 500, founded: 4, staff: 9 } as const
const SHORT_NAMES = ['country', 'phone', 'email', 'website', 'founded', 'staff'] as const

function Edit({ data: { company, isAdmin, posted } }: { data: CompanyData }) {
  const i18n = useI18n()
  const { t } = i18n
  const kinds = useKinds()
  const form = formState(i18n, posted, 'save', storedOf(company))
  return (
    <AccountFrame title={t('account.companyEdit')} here="company" isAdmin={isAdmin}>
      <Form form={form} action="save" version={company.version}>
        <LanguageFields form={form} name="names" label={t('account.orgName')} maxLength={150} />
        <LanguageFields form={form} name="description" label={t('account.description')} rows={6} maxLength={10_000} />
        <LanguageFields form={form} name="city" label={t('account.city')} maxLength={100} />
        <LanguageFields form={form} name="address" label={t('account.address')} maxLength={300} />
        <div className={styles.columns}>
          <Choice form={form} name="kind" label={t('account.kind')} options={kinds} />
          {SHORT_NAMES.map((name) => (
            <Field key={name} form={form} name={name} label={t(`account.${name}`)} maxLength={SHORT[name]} />
          ))}
        </div>
        <Submit>{t('account.save')}</Submit>
      </Form>
    </AccountFrame>
  )
}
