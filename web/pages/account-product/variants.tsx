import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import type { MessageKey } from '../../../domain/i18n.ts'
import { MAX_VARIANT_OPTIONS, MAX_VARIANTS } from '../../../domain/limits.ts'
import { inBrackets } from '../../../domain/listed.ts'
import { LANGUAGE_TAGS, LOCALES, type Locale, readerFirst } from '../../../domain/locale.ts'
import { type FormParameter, parameterNamed } from '../../../domain/parameters/typed-fact.ts'
import type { Text } from '../../../domain/text.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import {
  optionPath,
  optionsIn,
  rowIndexes,
  storedVariants,
  valuePath,
  valuesOf,
} from '../../../domain/variant-fields.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useConstraints } from '../../app/page/constraints.ts'
import { FieldErrorText } from '../../components/form-field.tsx'
import accountStyles from '../account/account.module.css'
import { Form, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import styles from './editor.module.css'
import type { PricesData } from './load.ts'
import { RemovedVariants } from './removed-variants.tsx'
import { NextStep, StepTitle } from './steps.tsx'
import { VariantTable } from './variant-table.tsx'

/** Buttons of this form. */
const BUTTONS = ['variants', 'cross', 'own-prices'] as const
/** What a button has done without saving. */
const DONE: Record<string, MessageKey> = { cross: 'editor.crossed', 'own-prices': 'editor.ownPrices.done' }

/** Empty fields for more values of an option. */
const SPARE = 2

/** Options with their values, and the table of their combinations, filled by a button; with script, by any change. */
export function VariantsForm({ data: { product, posted, parameters, removed } }: { data: PricesData }) {
  const { t, locale } = useI18n()
  const stored = product ? storedVariants(product.variants, locale) : {}
  const form = useFormState(posted, BUTTONS, stored)
  if (!product) return null
  const fields = (form.isPosted && posted?.fields) || stored
  const done = form.isPosted ? DONE[posted?.fields.action ?? ''] : undefined
  const message = form.error('rows') ?? (done && t(done))
  const isOutdated = form.isPosted && posted?.errors[''] === 'version.outdated'
  const options = optionsIn(fields)
  const shown = Math.min(MAX_VARIANT_OPTIONS, (options.at(-1) ?? -1) + 2)
  return (
    <section className={accountStyles.form}>
      <StepTitle step="variants" id="variants" />
      <p className="soft small">{t('editor.variantsAbout')}</p>
      {parameters.length > 0 ? <p className="soft small">{t('editor.parameters.ofVariants')}</p> : null}
      <Form
        form={form}
        action="variants"
        checks="variants"
        version={product.version}
        live={{ action: 'cross', on: 'change', draws: 'variants preview' }}
        draft
      >
        <input type="hidden" name="model" defaultValue={product.model} />
        {LOCALES.map((one) => (
          <Offered key={one} id={`names.${one}`} texts={parameters.map(({ names }) => names)} locale={one} />
        ))}
        <div className={accountStyles.form} data-drawn="variants">
          {Array.from({ length: shown }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <Option key={at} at={at} form={form} fields={fields} parameters={parameters} />
          ))}
          <p>
            <Submit value="cross" quiet label={t('editor.fillTable')} />
          </p>
          {message ? <p role="status">{message}</p> : null}
          {isOutdated ? <Saved product={product} /> : null}
          {rowIndexes(fields).length > 0 ? (
            <>
              <VariantTable form={form} fields={fields} options={options} product={product} />
              {product.prices.tiers.length > 0 ? (
                <>
                  <p>
                    <Submit value="own-prices" quiet label={t('editor.ownPrices.fill')} />
                  </p>
                  <p className="soft small">{t('editor.ownPrices.about')}</p>
                </>
              ) : null}
            </>
          ) : null}
          <RemovedVariants
            form={form}
            fields={fields}
            saved={form.isPosted ? product.variants : []}
            removed={removed}
          />
        </div>
        <p className={styles.save}>
          <Submit label={t('account.save')} of={t('editor.variants')} />
        </p>
      </Form>
      <NextStep product={product.id} step="variants" />
    </section>
  )
}

/** Variants that another person has saved in the meantime, shown beside one's own, because tables are not merged. */
function Saved({ product }: { product: OwnProduct }) {
  const { t, locale } = useI18n()
  return (
    <div className="notice">
      <div>
        <p>{t('editor.savedMeanwhile')}</p>
        <ul>
          {product.variants.map(({ sku, factor }) => (
            <li key={sku}>{`${sku} × ${fieldNumber(factor, locale)}`}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface OptionProps {
  at: number
  form: FormState
  fields: Record<string, string>
  parameters: FormParameter[]
}

/** Texts in one language, offered while one is typed. */
function Offered({ id, texts, locale }: { id: string; texts: Text[]; locale: Locale }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={JSON.stringify(text)} value={text[locale] ?? ''} />
      ))}
    </datalist>
  )
}

/** One option: its name and its values, the three languages side by side. */
function Option({ at, form, fields, parameters }: OptionProps) {
  const { t, language, locale: reader } = useI18n()
  const path = optionPath(at)
  const filled = (valuesOf(fields, at).at(-1) ?? -1) + 1
  const error = form.error(path)
  const title = t('editor.option', { n: at + 1 })
  const name = Object.fromEntries(LOCALES.map((one) => [one, fields[`${path}.name.${one}`] ?? '']))
  const values = parameterNamed(parameters, name)?.options ?? []
  const table = (
    <table className={styles.option}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {readerFirst(reader).map((locale) => (
            <th key={locale} scope="col">
              {language(locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Words form={form} path={`${path}.name`} option={title} label={t('account.nameOfThing')} offered="names" />
        {Array.from({ length: Math.min(MAX_VARIANTS, filled + SPARE) }, (_, value) => (
          <Words
            // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
            key={value}
            form={form}
            path={valuePath(at, value)}
            option={title}
            label={t('editor.value', { n: value + 1 })}
            offered={values.length > 0 ? path : undefined}
          />
        ))}
      </tbody>
      {error ? (
        <tfoot>
          <tr>
            <td colSpan={4}>
              <FieldErrorText id={`${path}-fault`}>{error}</FieldErrorText>
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
  return (
    <>
      {table}
      {values.length > 0
        ? LOCALES.map((one) => (
            <Offered key={one} id={`${path}.${one}`} texts={values.map(({ names }) => names)} locale={one} />
          ))
        : null}
    </>
  )
}

interface WordsProps {
  form: FormState
  path: string
  option: string
  label: string
  /** Beginning of the ids of the lists with texts to offer, one a language. */
  offered?: string | undefined
}

/** A text in the three languages as a row of fields. */
function Words({ form, path, option, label, offered }: WordsProps) {
  const { language, locale: reader } = useI18n()
  const { maxLength } = useConstraints(`${path}.en`)
  return (
    <tr>
      <th scope="row">{label}</th>
      {readerFirst(reader).map((locale) => (
        <td key={locale}>
          <span className={`soft small ${styles.language}`} aria-hidden>
            {language(locale)}
          </span>
          <input
            className="field"
            name={`${path}.${locale}`}
            defaultValue={form.value(`${path}.${locale}`)}
            aria-label={`${option}, ${label}${inBrackets(language(locale), reader)}`}
            lang={LANGUAGE_TAGS[locale]}
            maxLength={maxLength}
            list={offered && `${offered}.${locale}`}
          />
        </td>
      ))}
    </tr>
  )
}
