import type { DeskRate, PastRate } from '../../../domain/contract/desk-rates.ts'
import { currencyName } from '../../../domain/currency-name.ts'
import { listed } from '../../../domain/listed.ts'
import { LANGUAGE_TAGS } from '../../../domain/locale.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { Check, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RowButton } from '../account/row-button.tsx'
import type { RatesData } from './load.ts'
import { OfferedTerms } from './terms.tsx'
import { UnitNames } from './unit-words.tsx'

export const slots = { page: Rates } satisfies Slots<RatesData>

/** Decimals of a rate: enough for a currency that is worth a kopeck. */
const DECIMALS = 6

/** The current rate of each currency with its source, and a form to set it by hand; below, the currencies and units on offer. */
function Rates({ data }: { data: RatesData }) {
  const { t } = useI18n()
  const { rates, edited } = data
  const { source } = rates.meta
  return (
    <OperatorScreen
      data={data}
      title={t('deskRates.title')}
      actions={['fetch', 'removeWord']}
      about={source === null ? t('deskRates.noSource') : t('deskRates.about', { source })}
    >
      {source === null ? null : <Fetch data={data} />}
      <ul className={styles.list}>
        {rates.data.map((one) =>
          one.currency === edited ? (
            <Edited key={one.currency} one={one} data={data} />
          ) : (
            <Row key={one.currency} one={one} />
          ),
        )}
      </ul>
      <OfferedTerms data={data} />
      <UnitNames data={data} />
    </OperatorScreen>
  )
}

/** When the source was last requested, the result, and a button that requests it now. */
function Fetch({ data: { rates, desk } }: { data: RatesData }) {
  const { t } = useI18n()
  const { fetchedAt, fault } = rates.meta
  return (
    <div className={styles.row}>
      {fetchedAt === null ? null : (
        <span className="soft small">
          {t('deskRates.fetched')} <Moment at={fetchedAt} />
        </span>
      )}
      {fault === null ? null : (
        <span className="small">
          {t('deskRates.failed')} <code lang="en">{fault}</code>
        </span>
      )}
      {desk.includes('rate.edit') ? <RowButton action="fetch" label={t('feeds.fetch')} /> : null}
    </div>
  )
}

function useWording() {
  const { t, date, locale } = useI18n()
  const numbers = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: DECIMALS,
  })
  return ({ rub, dated, source, reason }: Pick<PastRate, 'rub' | 'dated' | 'source' | 'reason'>): string[] => [
    t('deskRates.rate', { rub: numbers.format(rub) }),
    date(dated),
    source ?? t('deskRates.own'),
    ...(reason === null ? [] : [t('deskRates.byHand', { reason })]),
  ]
}

const Wording = ({ of }: { of: string[] }) => (
  <p className="dotted small">
    {of.map((text) => (
      <span key={text}>{text}</span>
    ))}
  </p>
)

function Row({ one: { currency, rub, dated, source, reason, history } }: { one: DeskRate }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const wording = useWording()
  const name = listed([currency, currencyName(currency, locale)], locale)
  return (
    <li id={currency}>
      <div className={styles.main}>
        <strong>{name}</strong>
        {rub === null || dated === null ? (
          <p className="small">{t('deskRates.none')}</p>
        ) : (
          <Wording of={wording({ rub, dated, source, reason })} />
        )}
        {history.length > 1 ? (
          <details>
            <summary>{t('deskRates.history')}</summary>
            <ul className={`small ${styles.plain}`}>
              {history.map((past) => (
                <li key={`${past.dated}${past.setAt}`}>
                  <Wording of={wording(past)} />
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <a href={to('deskRates', { edit: currency })} aria-label={`${t('deskRates.edit')}: ${name}`}>
        {t('deskRates.edit')}
      </a>
    </li>
  )
}

function Edited({ one: { currency, rub, reason }, data: { posted } }: { one: DeskRate; data: RatesData }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const form = useFormState(posted, 'save', {
    rub: rub === null ? '' : fieldNumber(rub, locale),
    dated: new Date().toISOString().slice(0, 10),
  })
  return (
    <li>
      <section className={styles.main} aria-labelledby="rate">
        <h2 id="rate">{listed([currency, currencyName(currency, locale)], locale)}</h2>
        <Form form={form} action="save" checks="rate" place={to('deskRates', { edit: currency })}>
          <HiddenFields values={{ currency }} />
          <Field form={form} name="rub" label={t('deskRates.rub')} />
          <Field form={form} name="dated" label={t('deskRates.dated')} type="date" />
          <Field form={form} name="source" label={t('deskRates.source')} note={t('deskRates.sourceNote')} />
          <Field form={form} name="reason" label={t('deskRates.reason')} />
          {form.isPosted ? <Check form={form} name="sure" label={t('deskRates.sure')} /> : null}
          <p className={styles.row}>
            <Submit label={t('deskRates.set')} />
            {reason === null ? null : <Submit label={t('deskRates.giveBack')} value="remove" quiet />}
            <a href={to('deskRates')}>{t('borderRates.cancel')}</a>
          </p>
        </Form>
      </section>
    </li>
  )
}
