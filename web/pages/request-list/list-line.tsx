import type { LinePrice, LineProduct, RequestListLine } from '../../../domain/contract/request-lists.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { IN_WORDS } from '../../../domain/request-list/choice.ts'
import { quantityPriceText } from '../../../domain/tier-price-text.ts'
import { UNITS } from '../../../domain/trade-terms.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { Typed } from '../../components/contact-fields.tsx'
import { fieldMessage } from '../../components/error-message.ts'
import { FieldErrorText } from '../../components/form-field.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { optionsOf } from '../../components/options.tsx'
import styles from './request-list.module.css'

/** One line with its product, or the products to choose from. */
export function ListLineFields({ line, typed, errors }: Typed & { line: RequestListLine }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const { at, words, article, quantity, unit, product, price } = line
  const name = (field: string) => `lines.${at}.${field}`
  const faultOf = (field: string) => fieldMessage(i18n, 'contact', errors, name(field))
  const fault = faultOf('words') ?? faultOf('quantity') ?? faultOf('product')
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
      {product && <TakenProduct product={product} price={price} />}
      <div className={styles.fields}>
        <Choice line={line} {...field('choice', t('requestList.product'), chosenIn(line))} />
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

/** The product that is taken, with its supplier and today's price. */
function TakenProduct({
  product: { id, slug, name, variant, model, unit, supplier },
  price,
}: {
  product: LineProduct
  price: LinePrice | null
}) {
  const to = useHref()
  const i18n = useI18n()
  return (
    <p>
      <a href={to('product', { id, slug })}>
        <LocalizedText value={name} />
      </a>{' '}
      <span className="soft small">
        <LabelledLine text={[variant ?? model, labelledText(supplier.name, i18n)].filter(Boolean).join(' · ')} />
      </span>{' '}
      <span className="small">{price ? quantityPriceText({ ...price, unit }, i18n) : i18n.t('card.onRequest')}</span>
    </p>
  )
}

const choiceValue = ({ id, variant }: LineProduct): string => (variant === null ? id : `${id} ${variant}`)

function chosenIn({ product, state }: RequestListLine): string {
  if (product) return choiceValue(product)
  return state === 'none' ? IN_WORDS : ''
}

interface ChoiceProps {
  line: RequestListLine
  name: string
  defaultValue: string
  'aria-label': string
}

function Choice({ line: { product, choices, state, isGone }, ...select }: ChoiceProps) {
  const i18n = useI18n()
  const { t } = i18n
  const options = [...(product ? [product] : []), ...choices]
  if (options.length === 0)
    return (
      <p className={isGone ? 'small' : 'soft small'}>{t(isGone ? 'requestList.goneLine' : 'requestList.noProduct')}</p>
    )
  return (
    <select className={`field ${styles.choice}`} {...select}>
      {state === 'choose' && (
        <option value="">
          {choices.length === 1 ? t('requestList.confirmOne') : t('requestList.chooseOne', { n: choices.length })}
        </option>
      )}
      {options.map((one) => (
        <option key={choiceValue(one)} value={choiceValue(one)}>
          {[labelledText(one.name, i18n), one.variant ?? one.model, labelledText(one.supplier.name, i18n)]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
      <option value={IN_WORDS}>{t('requestList.inWords')}</option>
    </select>
  )
}
