import type { OwnQuote } from '../../../domain/contract/quotes.ts'
import { labelledText, typedText } from '../../../domain/labelled-text.ts'
import { MAX_QUOTE_LINES } from '../../../domain/limits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { CURRENCIES, INCOTERMS, UNITS } from '../../../domain/trade-terms.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import account from '../account/account.module.css'
import { Check, Choice, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import type { OwnQuoteData } from './load.ts'
import styles from './quotes.module.css'

type Draft = OwnQuote['draft']

const shownNumber = (text: string | null, locale: Locale): string =>
  text === null || text === '' ? '' : fieldNumber(Number(text), locale)

const lineFields = (line: Draft['lines'][number], at: number, locale: Locale): Record<string, string> => {
  const row = `lines.${at}`
  return {
    [`${row}.line`]: line.line === null ? '' : String(line.line),
    [`${row}.name`]: line.name,
    [`${row}.article`]: line.article,
    [`${row}.note`]: line.note,
    [`${row}.alternative`]: line.alternative ? 'on' : '',
    [`${row}.quantity`]: shownNumber(line.quantity, locale),
    [`${row}.unit`]: line.unit,
    [`${row}.price`]: shownNumber(line.price, locale),
    [`${row}.vat`]: shownNumber(line.vat, locale),
    [`${row}.from`]: line.leadDays ? String(line.leadDays.from) : '',
    [`${row}.to`]: line.leadDays ? String(line.leadDays.to) : '',
  }
}

const storedOf = (draft: Draft, locale: Locale): Record<string, string> => ({
  currency: draft.currency,
  vatIncluded: draft.vatIncluded ? 'on' : '',
  whole: draft.whole ? 'on' : '',
  incoterm: draft.incoterm ?? '',
  place: draft.place,
  payment: draft.payment,
  validUntil: draft.validUntil,
  note: draft.note,
  entity: draft.entity ?? '',
  rows: String(Math.min(MAX_QUOTE_LINES, draft.lines.length + 1)),
  ...Object.assign({}, ...draft.lines.map((line, at) => lineFields(line, at, locale))),
})

const currencies = CURRENCIES.map((value) => ({ value, text: value }))
const terms = INCOTERMS.map((value) => ({ value, text: value }))

/** The quote as its supplier writes it; a line without a price is not offered. */
export function QuoteForm({ data }: { data: OwnQuoteData }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const to = usePersonalHref()
  const next = useQueryLink()({})
  const { quote, entities, posted } = data
  const form = useFormState(posted, ['save', 'send', 'more'], storedOf(quote.draft, locale))
  if (entities.length === 0)
    return (
      <p className="notice">
        {t('quote.noEntity')} <a href={to('legalEntities', { edit: 'new', next })}>{t('people.addEntity')}</a>
      </p>
    )
  const rows = Math.min(MAX_QUOTE_LINES, Number(form.value('rows')) || 1)
  return (
    <section id="form" className="contents no-print">
      <h2>{t(quote.shown ? 'quote.nextVersion' : 'quote.write')}</h2>
      <p className="soft">{t('quote.about')}</p>
      <Form form={form} action="send" checks="quote" version={quote.version} draft>
        <HiddenFields values={{ rows: String(rows) }} />
        <Choice
          form={form}
          name="entity"
          label={t('quote.entity')}
          options={entities.map(({ id, shortName, fullName }) => ({
            value: id,
            text: labelledText(typedText(shortName || fullName), i18n),
          }))}
        />
        {Array.from({ length: rows }, (_, at) => `lines.${at}`).map((row, at) => (
          <Line key={row} form={form} row={row} position={at + 1} />
        ))}
        {rows < MAX_QUOTE_LINES ? (
          <p>
            <Submit value="more" quiet label={t('quote.more')} />
          </p>
        ) : null}
        <div className={styles.terms}>
          <Choice form={form} name="currency" label={t('quote.currency')} options={currencies} />
          <Field form={form} name="validUntil" type="date" label={t('quote.validUntil')} />
          <Choice
            form={form}
            name="incoterm"
            label={t('account.incoterm')}
            options={[{ value: '', text: t('organization.noIncoterm') }, ...terms]}
          />
          <Field form={form} name="place" label={t('quote.place')} />
        </div>
        <Check form={form} name="vatIncluded" label={t('quote.vatIncluded')} />
        <Check form={form} name="whole" label={t('quote.whole')} />
        <Field form={form} name="payment" label={t('quote.payment')} rows={2} />
        <Field form={form} name="note" label={t('quote.note')} rows={3} />
        <p className={account.row}>
          <Submit label={t('quote.send')} saves />
          <Submit value="save" quiet label={t('quote.save')} saves />
        </p>
      </Form>
    </section>
  )
}

function Line({ form, row, position }: { form: FormState; row: string; position: number }) {
  const { t, number } = useI18n()
  const units = UNITS.map((value) => ({ value, text: t(`basis.units.${value}`) }))
  return (
    <fieldset className={styles.line}>
      <legend>{t('quote.line', { position: number(position) })}</legend>
      <HiddenFields values={{ [`${row}.line`]: form.value(`${row}.line`) }} />
      <Field form={form} name={`${row}.name`} label={t('quote.name')} />
      <div className={styles.fields}>
        <Field form={form} name={`${row}.article`} label={t('quote.article')} />
        <Field form={form} name={`${row}.quantity`} label={t('quote.quantity')} />
        <Choice form={form} name={`${row}.unit`} label={t('basis.unit')} options={units} />
        <Field form={form} name={`${row}.price`} label={t('quote.price')} />
        <Field form={form} name={`${row}.vat`} label={t('quote.vat')} />
        <Field form={form} name={`${row}.from`} label={t('quote.leadFrom')} />
        <Field form={form} name={`${row}.to`} label={t('quote.leadTo')} />
      </div>
      <Field form={form} name={`${row}.note`} label={t('quote.lineNote')} />
      <Check form={form} name={`${row}.alternative`} label={t('quote.alternative')} />
    </fieldset>
  )
}
