import type { ReactNode } from 'react'
import type { EditChange } from '../../../domain/contract/product-edits.ts'
import { EDIT_FIELDS, type EditField, ROUNDINGS, TOGETHER } from '../../../domain/product-edit-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { Check, Choice, Field, Form, Submit } from '../account/fields.tsx'
import { type FormState, fieldNumberOrEmpty, useFormState } from '../account/form-state.ts'
import { useTradeOptions } from '../account/trade-options.ts'
import { useCategoryOptions } from '../account-product/category-options.ts'
import type { EditData } from './load.ts'

/** What can be changed of the chosen goods, each a form of its own; the one that was sent is open. */
export function ChooseChange({ data }: { data: EditData }) {
  const { t } = useI18n()
  const { posted, one } = data
  const sent = EDIT_FIELDS.find((field) => field === posted?.fields.action) ?? one.change?.field ?? 'price'
  return (
    <section>
      <h2>{t('edits.what')}</h2>
      <ul className={styles.plain}>
        {EDIT_FIELDS.map((field) => (
          <li key={field}>
            <details name="change" open={field === sent}>
              <summary>{t(`edits.field.${field}`)}</summary>
              <OneChange data={data} field={field} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last choice as the values of its fields. */
function useStored(change: EditChange | null): Record<string, string> {
  const { locale } = useI18n()
  const number = (value: number | null | undefined) => fieldNumberOrEmpty(value, locale)
  switch (change?.field) {
    case 'price': {
      const { percent, round } = change
      return { percent: number(Math.abs(percent)), direction: percent < 0 ? 'down' : 'up', round }
    }
    case 'vat':
      return { vat: number(change.vat?.rate), vatIncluded: change.vat?.included ? 'on' : '' }
    case 'leadDays':
      return { from: number(change.leadDays?.from), to: number(change.leadDays?.to) }
    case 'stock':
      return { stock: number(change.stock) }
    case 'currency':
      return { currency: change.currency }
    case 'category':
      return { category: change.category }
    case 'unit':
      return { unit: change.unit }
    case 'status':
      return { status: change.status }
    default:
      return {}
  }
}

function OneChange({ data, field }: { data: EditData; field: EditField }) {
  const { t } = useI18n()
  const { one, posted } = data
  const options = useTradeOptions()
  const stored = useStored(one.change?.field === field ? one.change : null)
  const form = useFormState(posted, field, stored)
  const fields: Record<EditField, ReactNode> = {
    price: <Prices form={form} />,
    currency: <Options form={form} name="currency" options={options.currencies()} />,
    vat: <Vat form={form} />,
    category: <Categories form={form} data={data} />,
    unit: <Options form={form} name="unit" options={options.units()} />,
    leadDays: (
      <div className={fieldStyles.columns}>
        <Field form={form} name="from" label={t('edits.from')} inputMode="numeric" />
        <Field form={form} name="to" label={t('edits.to')} inputMode="numeric" />
      </div>
    ),
    stock: (
      <Field form={form} name="stock" label={t('account.stock')} note={t('account.stockNote')} inputMode="numeric" />
    ),
    status: (
      <Options
        form={form}
        name="status"
        options={TOGETHER.map((value) => ({ value, text: t(`account.become.${value}`) }))}
      />
    ),
    remove: <p>{t('edits.note.remove')}</p>,
    copy: <p>{t('edits.note.copy')}</p>,
  }
  return (
    <Form form={form} action={field} checks="productEdit" version={one.version}>
      {field === 'currency' ? <p className="soft">{t('edits.note.currency')}</p> : null}
      {fields[field]}
      <Submit label={t('edits.preview')} of={t(`edits.field.${field}`)} />
    </Form>
  )
}

function Prices({ form }: { form: FormState }) {
  const { t } = useI18n()
  return (
    <>
      <div className={fieldStyles.columns}>
        <Choice
          form={form}
          name="direction"
          label={t('edits.direction.label')}
          options={(['up', 'down'] as const).map((value) => ({ value, text: t(`edits.direction.${value}`) }))}
        />
        <Field form={form} name="percent" label={t('edits.percent')} inputMode="decimal" />
        <Choice
          form={form}
          name="round"
          label={t('edits.round.label')}
          options={ROUNDINGS.map((value) => ({ value, text: t(`edits.round.${value}`) }))}
        />
      </div>
      <p className="soft small">{t('edits.note.price')}</p>
    </>
  )
}

function Vat({ form }: { form: FormState }) {
  const { t } = useI18n()
  return (
    <>
      <Field form={form} name="vat" label={t('account.vat')} note={t('edits.note.vat')} inputMode="numeric" />
      <Check form={form} name="vatIncluded" label={t('account.vatIncluded')} />
    </>
  )
}

function Categories({ form, data }: { form: FormState; data: EditData }) {
  return <Options form={form} name="category" options={useCategoryOptions(data.categories)} />
}

interface OptionsProps {
  form: FormState
  name: 'currency' | 'unit' | 'status' | 'category'
  options: { value: string; text: string }[]
}

const Options = ({ form, name, options }: OptionsProps) => {
  const { t } = useI18n()
  return <Choice form={form} name={name} label={t(`edits.field.${name}`)} options={options} />
}
