import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import { unitPrice } from '../../../domain/price-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { FieldError } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { Form, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import { Missing, useList } from '../account/missing.tsx'
import { Refused } from '../account/refused.tsx'
import { StatusBadge } from '../account/status-badge.tsx'
import { FirstPrice } from './first-price.tsx'
import type { ProductsData } from './load.ts'
import { Many } from './many.tsx'

/** The products as rows with checkboxes, each with its editable first price; read-only for people who may not edit. */
export function Table({ data }: { data: ProductsData }) {
  const { t } = useI18n()
  const { list, mayEdit, posted } = data
  const form = useFormState(posted, ['many', 'prices', 'undo', 'edit'])
  const rows = (
    <ul className={styles.list}>
      {list.data.map((product) => (
        <Row key={product.id} product={product} form={mayEdit ? form : null} />
      ))}
    </ul>
  )
  if (!mayEdit)
    return (
      <>
        <Refused posted={posted} actions={['many', 'prices', 'undo', 'edit']} />
        {rows}
      </>
    )
  return (
    <Form form={form} action="prices" checks="firstPrice" draft>
      {rows}
      {/* Before the other button, because Enter in a price field clicks the first one. */}
      <div className={styles.row}>
        <span className={styles.far}>
          <Submit label={t('account.savePrices')} />
        </span>
      </div>
      <Many form={form} list={list} />
    </Form>
  )
}

/** @param form null where the person may not edit */
function Row({ product, form }: { product: OwnProductCard; form: FormState | null }) {
  const { id, name } = product
  return (
    <li>
      {form ? (
        <label className={fieldStyles.check}>
          <input type="checkbox" name={`on.${id}`} data-passing="" defaultChecked={form.value(`on.${id}`) === 'on'} />
          <span className="visually-hidden">
            <LocalizedText value={name} />
          </span>
        </label>
      ) : null}
      <Picture picture={product.picture} alt="" className={styles.thumb} />
      <About product={product} error={form?.error(id)} />
      {form && product.prices.tiers.length > 0 ? (
        <FirstPrice product={product} form={form} />
      ) : (
        <Price product={product} />
      )}
    </li>
  )
}

function Price({ product: { prices, unit } }: { product: OwnProductCard }) {
  const i18n = useI18n()
  const [first] = prices.tiers
  if (prices.onRequest) return <span className="soft small">{i18n.t('account.onRequest')}</span>
  const price = first && unitPrice({ amount: first.amount, currency: prices.currency }, unit, i18n)
  return <span className="soft small figures">{price ?? '—'}</span>
}

function Stock({ product: { stock, unit } }: { product: OwnProductCard }) {
  const { t } = useI18n()
  if (stock === null) return t('account.stockUnknown')
  return stock === 0 ? t('account.toOrder') : t('account.inStock', { quantity: t(`unit.${unit}`, { n: stock }) })
}

/** What is missing before publication, and languages without a name of their own, in which buyers would see another language's. */
function Lacking({ product: { id, missing, untranslated } }: { product: OwnProductCard }) {
  const to = usePersonalHref()
  const { t, language } = useI18n()
  const list = useList()
  const names = untranslated.map(language)
  const isNamed = !missing.includes('names') && names.length > 0
  if (missing.length === 0 && !isNamed) return null
  return (
    <span className="soft small">
      {missing.length > 0 ? <Missing needs={missing} product={id} /> : null}
      {missing.length > 0 && isNamed ? ' · ' : null}
      {isNamed ? (
        <a href={`${to('product', id)}#names.${untranslated[0]}`}>{t('account.untranslated', { list: list(names) })}</a>
      ) : null}
    </span>
  )
}

/** The product's name, status, stock and what is missing. */
function About({ product, error }: { product: OwnProductCard; error: string | undefined }) {
  const to = usePersonalHref()
  const { id, name, model } = product
  return (
    <span className={styles.main}>
      <a href={to('product', id)}>
        <LocalizedText value={name} />
      </a>{' '}
      <span className="soft small">{model}</span>
      <br />
      <StatusBadge thing={product} />
      <br />
      <span className="soft small">
        <Stock product={product} />
      </span>
      <br />
      <Lacking product={product} />
      {error ? <FieldError id={`fault-${id}`}>{error}</FieldError> : null}
    </span>
  )
}
