import type { Locale } from '../../../domain/locale.ts'
import { phoneText } from '../../../domain/phone-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { MapLinks } from '../../components/map-links.tsx'
import fieldStyles from '../account/fields.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { fieldNumberOrEmpty, inEach, useFormState } from '../account/form-state.ts'
import { IDENTITY_LABELS } from '../account/identity-labels.ts'
import { useKinds } from '../account/kinds.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import { useList } from '../account/missing.tsx'
import { Status } from '../account/status.tsx'
import { wordingOf } from '../account/wording.ts'
import map from './address/pin.module.css'
import { CityField } from './city-field.tsx'
import { Completeness } from './completeness.tsx'
import { useCountries } from './countries.ts'
import { CompanyFileFields } from './files.tsx'
import { CompanyFrame } from './frame.tsx'
import type { CompanyData } from './load.ts'
import { More } from './more.tsx'
import { PinFields } from './pin-fields.tsx'

export const slots = { page: Company } satisfies Slots<CompanyData>
export const editSlots = { page: Edit } satisfies Slots<CompanyData>
export const fileSlots = { page: CompanyFileFields } satisfies Slots<CompanyData>
export const moreSlots = { page: More } satisfies Slots<CompanyData>

function Company({ data }: { data: CompanyData }) {
  const { t } = useI18n()
  const to = useHref()
  const toAccount = usePersonalHref()
  const { company, posted } = data
  const { id, slug, status } = company
  return (
    <CompanyFrame data={data} here="company">
      <Status thing={company} posted={posted} mayEdit={data.mayEdit} />
      <Waiting company={company} />
      {status === 'active' ? (
        <p>
          <a href={to('supplier', { id, slug })}>{t('account.view')}</a>
        </p>
      ) : null}
      {data.mayEdit ? null : <p className="soft">{t('editor.companyRead')}</p>}
      <h2>{t('organization.complete')}</h2>
      <Completeness company={company} />
      <p>
        <a href={toAccount('apiTokens')}>{t('tokens.title')}</a>
      </p>
    </CompanyFrame>
  )
}

/** A change of verified details that buyers do not see yet. */
function Waiting({ company: { waiting } }: Pick<CompanyData, 'company'>) {
  const { t } = useI18n()
  const list = useList()
  if (waiting.length === 0) return null
  return (
    <p className="notice" role="note">
      {t('account.identityWaits', { list: list(waiting.map((field) => t(IDENTITY_LABELS[field]).toLowerCase())) })}
    </p>
  )
}

function storedOf(company: CompanyData['company'], locale: Locale) {
  const { kind, names, description, city, address, country, coordinates, ...rest } = company
  const { founded, staff, website, phone, email } = rest
  return {
    kind,
    country,
    website: website ?? '',
    phone: phone ? phoneText(phone) : '',
    email: email ?? '',
    founded: String(founded ?? ''),
    staff: fieldNumberOrEmpty(staff, locale),
    'coordinates.latitude': String(coordinates?.latitude ?? ''),
    'coordinates.longitude': String(coordinates?.longitude ?? ''),
    ...inEach('names', names),
    ...inEach('description', description),
    ...inEach('city', city),
    ...inEach('address', address),
  }
}

/** Where buyers will find the company, as it is saved: to be looked at on a map. */
function Pin({ company: { names, country, address, coordinates } }: Pick<CompanyData, 'company'>) {
  const { t, locale } = useI18n()
  const inLocale = (text: typeof names) => wordingOf(text, locale).text
  if (!coordinates && !inLocale(address)) return null
  return (
    <div>
      <p className="soft small">{t('account.pinSeen')}</p>
      <MapLinks name={inLocale(names)} address={inLocale(address)} country={country} coordinates={coordinates} />
    </div>
  )
}

const SHORT_NAMES = ['phone', 'email', 'website', 'founded', 'staff'] as const

function Edit({ data }: { data: CompanyData }) {
  const { company, posted } = data
  const { t, locale } = useI18n()
  const kinds = useKinds()
  const countries = useCountries(company.country)
  const form = useFormState(posted, ['save', 'city', 'place'], storedOf(company, locale))
  const pressed = form.isPosted ? posted?.fields.action : undefined
  return (
    <CompanyFrame data={data} here="companyEdit">
      <Waiting company={company} />
      <Form form={form} action="save" checks="company" draft version={company.version}>
        <LanguageFields form={form} name="names" label={t('account.orgName')} />
        <LanguageFields form={form} name="description" label={t('account.description')} rows={6} />
        <div className={fieldStyles.columns}>
          <Choice form={form} name="country" label={t('account.country')} options={countries} />
          <Choice form={form} name="kind" label={t('account.kind')} options={kinds} />
        </div>
        <CityField form={form} country={form.value('country')} isAsked={pressed === 'city'} />
        <LanguageFields form={form} name="address" label={t('account.address')} />
        <PinFields form={form} placed={pressed === 'place' ? (posted?.fields.placed ?? '') : undefined} />
        {data.maps === null ? null : <div className={map.pin} data-pin={data.maps} hidden />}
        <Pin company={company} />
        <div className={fieldStyles.columns}>
          {SHORT_NAMES.map((name) => (
            <Field key={name} form={form} name={name} label={t(`account.${name}`)} />
          ))}
        </div>
        <Submit label={t('account.save')} />
      </Form>
    </CompanyFrame>
  )
}
