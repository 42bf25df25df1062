import type { LineProduct } from '../../../domain/contract/line-offers.ts'
import type { RequestListLine } from '../../../domain/contract/request-lists.ts'
import { variantText } from '../../../domain/inquiry-lines.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import type { VatBasis } from '../../../domain/price-basis.ts'
import { offerText } from '../../../domain/request-list/offer-text.ts'
import { UNITS } from '../../../domain/trade-terms.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { fullStop } from '../../app/page/sentences.ts'
import type { Typed } from '../../components/contact-fields.tsx'
import { fieldMessage } from '../../components/error-message.ts'
import { FieldErrorText } from '../../components/form-field.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { optionsOf } from '../../components/options.tsx'
import { slashesJoined } from '../../components/unbroken.tsx'
import { chosenIn, isVariantOpen, ProductChoice } from './choice.tsx'
import styles from './request-list.module.css'

/** One line with its product, or the products to choose from. */
export function ListLineFields({ line, vat, typed, errors }: Typed & { line: RequestListLine; vat: VatBasis }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const { at, words, article, quantity, unit, note, product } = line
  const name = (field: string) => `lines.${at}.${field}`
  const faultOf = (field: string) => fieldMessage(i18n, 'contact', errors, name(field))
  const fault = faultOf('words') ?? faultOf('quantity') ?? faultOf('note') ?? faultOf('product')
  const field = (key: string, label: string, stored: string) => ({
    name: name(key),
    defaultValue: typed[name(key)] ?? stored,
    'aria-label': t('requestList.ofLine', { field: label, n: at + 1 }),
    'aria-invalid': faultOf(key) ? true : undefined,
    'aria-describedby': faultOf(key) ? name('fault') : undefined,
  })
  const amount = quantity === null ? '' : fieldNumber(quantity, locale)
  return (
    <li className={styles.line}>
      <div className={styles.fields}>
        <input className={`field ${styles.words}`} {...field('words', t('requestList.words'), words)} />
        <input
          className={`field ${styles.quantity}`}
          autoComplete="off"
          {...field('quantity', t('inquiry.quantity'), amount)}
        />
        <select className={`field ${styles.unit}`} {...field('unit', t('requestList.unit'), unit ?? '')}>
          <option value="">—</option>
          {optionsOf(UNITS, (one) => t(`basis.units.${one}`))}
        </select>
      </div>
      {fault && <FieldErrorText id={name('fault')}>{fault}</FieldErrorText>}
      {article && <p className="soft small">{article}</p>}
      {(note || typed[name('note')]) && <input className="field" {...field('note', t('lists.note'), note)} />}
      {product && <TakenProduct product={product} vat={vat} isOpen={isVariantOpen(line)} />}
      <div className={styles.fields}>
        <ProductChoice line={line} vat={vat} {...field('choice', t('requestList.product'), chosenIn(line))} />
        <label className="tick">
          <input
            type="checkbox"
            name={name('remove')}
            aria-label={t('requestList.ofLine', { field: t('requestList.remove'), n: at + 1 })}
          />
          <span>{t('requestList.remove')}</span>
        </label>
      </div>
    </li>
  )
}

/** The product that is taken, with its supplier and what it costs today. */
function TakenProduct({ product, vat, isOpen }: { product: LineProduct; vat: VatBasis; isOpen: boolean }) {
  const { id, slug, name, variant, options, model, supplier } = product
  const to = useHref()
  const i18n = useI18n()
  return (
    <div>
      <a href={to('product', { id, slug }, { variant: variant ?? undefined })}>
        <LocalizedText value={name} />
      </a>{' '}
      <span className="soft small">
        <LabelledLine
          text={[variantText({ sku: variant ?? model, options }, i18n), labelledText(supplier.name, i18n)]
            .filter(Boolean)
            .join(' · ')}
        />
      </span>
      <p className="small">
        {isOpen && <b>{i18n.t('requestList.variantOpen') + fullStop(i18n.locale)}</b>}{' '}
        {slashesJoined(offerText(product, vat, i18n))}
      </p>
    </div>
  )
}
