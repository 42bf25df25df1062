import type { Locale } from '../../../domain/locale.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { Slots } from '../../app/page/page.ts'
import { CodePicker } from '../account/code-picker-field.tsx'
import fieldStyles from '../account/fields.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { fieldNumberOrEmpty, inEach, useFormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import { Status } from '../account/status.tsx'
import { useTradeOptions } from '../account/trade-options.ts'
import { CategoryField } from './category-field.tsx'
import { CodeChoice } from './code-choice.tsx'
import editor from './editor.module.css'
import { ProductFactsForm } from './facts.tsx'
import { ProductFileFields } from './files.tsx'
import { ProductFrame } from './frame.tsx'
import { Buttons, PREVIEW_REDRAW } from './live.tsx'
import type { DetailsData, LastStepData, PricesData, ProductData } from './load.ts'
import { PricesForm } from './prices.tsx'
import { NextStep, StepTitle } from './steps.tsx'

export const slots = { page: Details } satisfies Slots<DetailsData>
export const priceSlots = { page: PricesForm } satisfies Slots<PricesData>
export const factSlots = { page: ProductFactsForm } satisfies Slots<LastStepData>
export const fileSlots = { page: ProductFileFields } satisfies Slots<ProductData>

function storedOf(product: ProductData['product'], locale: Locale): Record<string, string> {
  if (!product) return { unit: 'piece', moq: '1' }
  const { names, description, category, model, brand, unit, moq, stock, tnved } = product
  return {
    category: category.id,
    model,
    brand,
    unit,
    moq: fieldNumber(moq, locale),
    stock: fieldNumberOrEmpty(stock, locale),
    tnved: tnved ?? '',
    ...inEach('names', names),
    ...inEach('description', description),
  }
}

function Details({ data }: { data: DetailsData }) {
  const { t } = useI18n()
  const to = useHref()
  const { product, posted } = data
  return (
    <ProductFrame data={data} here="product">
      {product ? <Status thing={product} posted={posted} mayEdit={data.mayEdit} product={product.id} /> : null}
      {product?.status === 'published' ? (
        <p>
          <a href={to('product', { id: product.id, slug: product.slug })}>{t('account.view')}</a>
        </p>
      ) : null}
      <StepTitle step="product" />
      <DetailsForm data={data} />
      {product ? <NextStep product={product.id} step="product" /> : null}
    </ProductFrame>
  )
}

/** Fills the languages that lack a text with drafts; nothing is saved by that. */
function Drafts({ isMade }: { isMade: boolean }) {
  const { t } = useI18n()
  return (
    <div className="no-print">
      {isMade ? (
        <p role="status" className="notice">
          {t('editor.drafts.made')}
        </p>
      ) : null}
      <Submit value="translate" quiet label={t('editor.drafts.make')} />
      <p className="soft small">{t('editor.drafts.about')}</p>
    </div>
  )
}

/** Before there is a product, the proposed categories follow its name. */
const PROPOSED = { action: 'categories', on: 'change', draws: 'categories' } as const

function DetailsForm({ data }: { data: DetailsData }) {
  const { product, categories, posted, candidates, proposed } = data
  const i18n = useI18n()
  const { t, locale } = i18n
  const form = useFormState(posted, ['save', 'see', 'categories', 'translate'], storedOf(product, locale))
  const units = useTradeOptions().units(product?.unit)
  const isTranslated = form.isPosted && posted?.fields.action === 'translate'
  return (
    <Form
      form={form}
      action="save"
      checks="product"
      draft={product ? true : 'waits'}
      {...(product ? { version: product.version, live: PREVIEW_REDRAW } : { live: PROPOSED })}
    >
      <LanguageFields form={form} name="names" label={t('account.nameOfThing')} open={isTranslated} />
      <CategoryField form={form} categories={categories} proposed={proposed} />
      <div className={fieldStyles.columns}>
        <Field form={form} name="model" label={t('account.model')} />
        <Field form={form} name="brand" label={t('account.brand')} />
        <Choice form={form} name="unit" label={t('account.unit')} options={units} />
        <Field form={form} name="moq" label={t('account.moq')} />
        <Field form={form} name="stock" label={t('account.stock')} note={t('account.stockNote')} />
      </div>
      <Field form={form} name="tnved" label={t('account.tnved')} />
      {product ? <CodeChoice candidates={candidates} /> : null}
      <CodePicker tree="tnved" into="tnved" fits="^\d{4,10}$" begin={`names.${i18n.locale}`} />
      <LanguageFields form={form} name="description" label={t('account.description')} rows={6} open={isTranslated} />
      {data.translates ? <Drafts isMade={isTranslated && Object.keys(posted?.errors ?? {}).length === 0} /> : null}
      {product ? (
        <Buttons />
      ) : (
        <p className={editor.save}>
          <Submit label={t('account.save')} />
        </p>
      )}
    </Form>
  )
}
