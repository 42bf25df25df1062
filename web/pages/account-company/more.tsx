import { listed } from '../../../domain/listed.ts'
import type { Locale } from '../../../domain/locale.ts'
import { placeName } from '../../../domain/places/place-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { CodePicker } from '../account/code-picker-field.tsx'
import { DeliveryFields } from '../account/delivery-fields.tsx'
import { FactsForm } from '../account/facts-form.tsx'
import fieldStyles from '../account/fields.module.css'
import { Check, Choice, Field, Form, Submit } from '../account/fields.tsx'
import { inEach, useFormState } from '../account/form-state.ts'
import { useTradeOptions } from '../account/trade-options.ts'
import { CompanyFrame } from './frame.tsx'
import { FreightRouteFields } from './freight-route-fields.tsx'
import type { CompanyData } from './load.ts'
import { RegulationFields } from './regulation-fields.tsx'

/** What it does and how it deals: activity codes, services, terms, facts. */
export function More({ data }: { data: CompanyData }) {
  const { t } = useI18n()
  const { company, posted } = data
  return (
    <CompanyFrame data={data} here="companyMore">
      <Deals data={data} />
      <h2>{t('organization.facts')}</h2>
      <FactsForm posted={posted} actions={['facts']} facts={company.facts} version={company.version}>
        <Submit label={t('account.save')} of={t('organization.facts')} />
      </FactsForm>
    </CompanyFrame>
  )
}

/** Places by their names in the page's language, as they are typed. */
const storedRoutes = (routes: CompanyData['company']['routes'], locale: Locale): Record<string, string> =>
  Object.fromEntries(
    routes.flatMap(({ from, to }, at) => [
      [`routes.${at}.from`, from === null ? '' : placeName(from, locale)],
      [`routes.${at}.to`, to === null ? '' : placeName(to, locale)],
    ]),
  )

function Deals({ data: { company, posted, activities, services, regulations } }: { data: CompanyData }) {
  const { t, locale } = useI18n()
  const currencies = useTradeOptions().currencies(company.currency)
  const form = useFormState(posted, 'more', {
    activities: listed(company.activities, locale),
    currency: company.currency,
    incoterm: company.incoterm ?? '',
    ...inEach('incotermPlace', company.incotermPlace),
    ...storedRoutes(company.routes, locale),
    ...Object.fromEntries(company.services.map((id) => [`service.${id}`, 'on'])),
    ...Object.fromEntries(company.regulations.map((number) => [`regulation.${number}`, 'on'])),
  })
  return (
    <Form form={form} action="more" checks="company" draft version={company.version}>
      <h2>{t('organization.activities')}</h2>
      <ol className={styles.plain}>
        {activities.map(({ code, name }) => (
          <li key={code}>
            <span className="figures">{code}</span> {name ? <LocalizedText value={name} /> : null}
          </li>
        ))}
      </ol>
      <Field form={form} name="activities" label={t('organization.codes')} note={t('organization.codesNote')} />
      <CodePicker tree="okved" into="activities" fits="^\d{2}" many />
      <h2>{t('organization.deals')}</h2>
      <Choice form={form} name="currency" label={t('account.currency')} options={currencies} />
      <DeliveryFields
        form={form}
        incoterm="incoterm"
        place="incotermPlace"
        label={t('organization.incoterm')}
        others={[{ value: '', text: t('organization.noIncoterm') }]}
      />
      {company.kind === 'supplier' ? null : <FreightRouteFields form={form} />}
      {company.kind === 'supplier' ? null : (
        <fieldset>
          <legend>
            <h2>{t('organization.services')}</h2>
          </legend>
          <div className={fieldStyles.ticks}>
            {services.map(({ id, name, level }) => (
              <div key={id} className={level > 1 ? fieldStyles.inner : undefined}>
                <Check form={form} name={`service.${id}`} label={name.text} />
              </div>
            ))}
          </div>
        </fieldset>
      )}
      {company.kind === 'supplier' ? null : <RegulationFields form={form} regulations={regulations} />}
      <Submit label={t('account.save')} />
    </Form>
  )
}
