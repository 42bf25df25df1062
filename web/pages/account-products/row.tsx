import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import type { MessageKey } from '../../../domain/i18n.ts'
import { COLON } from '../../../domain/listed.ts'
import { fromQuantity, unitPrice } from '../../../domain/price-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { FieldErrorText } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import account from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import type { FormState } from '../account/form-state.ts'
import { MissingFacts, useList } from '../account/missing.tsx'
import { StatusBadge } from '../account/status-badge.tsx'
import { FirstPrice } from './first-price.tsx'
import styles from './products.module.css'

interface RowProps {
  product: OwnProductCard
  /** Null where the person may not edit. */
  form: FormState | null
}

/** A product as a row of the table; on a phone as a card, where each value says what it is. */
export function Row({ product, form }: RowProps) {
  const i18n = useI18n()
  const { number } = i18n
  const { id, name, picture, category, views, requests } = product
  return (
    <tr>
      {form ? (
        <td className={styles.corner}>
          <label className={fieldStyles.check}>
            <input type="checkbox" name={`on.${id}`} data-passing="" defaultChecked={form.value(`on.${id}`) === 'on'} />
            <span className="visually-hidden">
              <LocalizedText value={name} />
            </span>
          </label>
        </td>
      ) : null}
      <td className={styles.corner}>
        <Picture picture={picture} alt="" className={account.thumb} />
      </td>
      <th scope="row">
        <About product={product} error={form?.error(id)} />
      </th>
      <td className={styles.category}>
        <Label text="goods.columns.category" />
        <LocalizedText value={category.name} />
      </td>
      <td className={styles.stock}>
        <Label text="goods.columns.stock" />
        <Stock product={product} />
      </td>
      <td className={styles.price}>
        <Label text="goods.columns.price" />
        {form && product.prices.tiers.length > 0 ? (
          <FirstPrice product={product} form={form} />
        ) : (
          <Price product={product} />
        )}
        <OtherTiers product={product} />
      </td>
      <td>
        <StatusBadge thing={product} />
      </td>
      <td className={styles.number}>
        <Label text="goods.columns.views" />
        <span className="figures">{number(views)}</span>
      </td>
      <td className={styles.number}>
        <Label text="goods.columns.requests" />
        <span className="figures">{number(requests)}</span>
      </td>
    </tr>
  )
}

function Label({ text }: { text: MessageKey }) {
  const { t, locale } = useI18n()
  return <span className={styles.label}>{t(text) + COLON[locale]}</span>
}

function Price({ product: { prices, unit } }: { product: OwnProductCard }) {
  const i18n = useI18n()
  const [first] = prices.tiers
  if (prices.onRequest) return <span className="soft small">{i18n.t('account.onRequest')}</span>
  const price = first && unitPrice({ amount: first.amount, currency: prices.currency }, unit, i18n)
  return <span className="soft small figures">{price ?? '—'}</span>
}

/** Prices of larger orders, which are edited on the product's own screen. */
function OtherTiers({ product: { prices, unit } }: { product: OwnProductCard }) {
  const i18n = useI18n()
  const others = prices.tiers.slice(1)
  if (others.length === 0) return null
  const texts = others.map(({ from, amount }) =>
    i18n.t('goods.tier', {
      from: fromQuantity(from, unit, i18n),
      price: unitPrice({ amount, currency: prices.currency }, unit, i18n),
    }),
  )
  return <div className="soft small">{texts.join(' · ')}</div>
}

function Stock({ product: { stock, unit } }: { product: OwnProductCard }) {
  const { t } = useI18n()
  if (stock === null) return <span className="soft">{t('account.stockUnknown')}</span>
  return stock === 0 ? t('account.toOrder') : t(`unit.${unit}`, { n: stock })
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
    <div className="soft small">
      {missing.length > 0 ? <MissingFacts needs={missing} product={id} /> : null}
      {missing.length > 0 && isNamed ? ' · ' : null}
      {isNamed ? (
        <a href={`${to('product', id)}#names.${untranslated[0]}`}>{t('account.untranslated', { list: list(names) })}</a>
      ) : null}
    </div>
  )
}

/** The product's name and article, and what it lacks. */
function About({ product, error }: { product: OwnProductCard; error: string | undefined }) {
  const to = usePersonalHref()
  const { id, name, model } = product
  return (
    <>
      <a href={to('product', id)}>
        <LocalizedText value={name} />
      </a>{' '}
      <span className="soft small">{model}</span>
      <Lacking product={product} />
      {error ? <FieldErrorText id={`fault-${id}`}>{error}</FieldErrorText> : null}
    </>
  )
}
