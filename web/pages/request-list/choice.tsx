import type { LineProduct } from '../../../domain/contract/line-offers.ts'
import type { RequestListLine } from '../../../domain/contract/request-lists.ts'
import { variantText } from '../../../domain/inquiry-lines.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import type { VatBasis } from '../../../domain/price-basis.ts'
import { IN_WORDS } from '../../../domain/request-list/choice.ts'
import { candidateText } from '../../../domain/request-list/offer-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { slashesJoined } from '../../components/unbroken.tsx'
import styles from './request-list.module.css'

/** Id of the choice of the category whose suppliers are asked about lines without a product. */
export const OPEN_CATEGORY = 'open-category'

const choiceValue = ({ id, variant }: LineProduct): string => (variant === null ? id : `${id} ${variant}`)

export function chosenIn({ product, state }: RequestListLine): string {
  if (product) return choiceValue(product)
  return state === 'none' ? IN_WORDS : ''
}

interface ProductChoiceProps {
  line: RequestListLine
  vat: VatBasis
  name: string
  defaultValue: string
  'aria-label': string
}

/** Whether the product of a line has variants, and none of them is chosen. */
export const isVariantOpen = ({ product, choices }: RequestListLine): boolean =>
  product?.variant === null && choices.some(({ id }) => id === product.id)

/** 'Ball valve DN 50 · BV-50-L · lever · Shenyang Valves' */
function useTitle() {
  const i18n = useI18n()
  return ({ name, variant, options, model, supplier }: LineProduct): string =>
    [labelledText(name, i18n), variantText({ sku: variant ?? model, options }, i18n), labelledText(supplier.name, i18n)]
      .filter(Boolean)
      .join(' · ')
}

/** The products that a line may mean; those of a line that has one already are in a list to open. */
export function ProductChoice({ line, vat, ...field }: ProductChoiceProps) {
  const { product, choices, state, isGone } = line
  const i18n = useI18n()
  const { t } = i18n
  const title = useTitle()
  const options = [...(product ? [product] : []), ...choices]
  // Name and supplier of the line's product are above: here the values that distinguish its variants come first.
  const short = (one: LineProduct): string => {
    if (one.id !== product?.id) return title(one)
    if (one.variant === null) return isVariantOpen(line) ? t('requestList.variantOpen') : title(one)
    return variantText({ sku: one.variant, options: one.options }, i18n)
  }
  if (options.length === 0)
    return (
      <p className={isGone ? 'small' : 'soft small'}>
        {t(isGone ? 'requestList.goneLine' : 'requestList.noProduct')}{' '}
        <a href={`#${OPEN_CATEGORY}`}>{t('search.askTitle')}</a>
      </p>
    )
  if (state === 'choose') return <Candidates line={line} vat={vat} {...field} />
  return (
    <select className={`field ${styles.choice}`} {...field}>
      {options.map((one) => (
        <option key={choiceValue(one)} value={choiceValue(one)}>
          {[short(one), candidateText(one, vat, i18n)].join(' · ')}
        </option>
      ))}
      <option value={IN_WORDS}>{t('requestList.inWords')}</option>
    </select>
  )
}

/** Products like what the line says, each with its price, smallest order and stock, and the way to its page. */
function Candidates({ line: { at, choices }, vat, name, defaultValue }: ProductChoiceProps) {
  const i18n = useI18n()
  const { t } = i18n
  const to = useHref()
  const title = useTitle()
  const similar = t('requestList.similar', { n: choices.length })
  return (
    <fieldset className={styles.choice} aria-label={t('requestList.ofLine', { field: similar, n: at + 1 })}>
      <p className="small">{similar}</p>
      {choices.map((one) => (
        <div key={choiceValue(one)} className={styles.candidate}>
          <label className="tick">
            <input
              type="radio"
              name={name}
              value={choiceValue(one)}
              defaultChecked={choiceValue(one) === defaultValue}
            />
            <span>
              <LabelledLine text={title(one)} />
            </span>
          </label>
          <p className="soft small">
            {slashesJoined(candidateText(one, vat, i18n))}{' '}
            <a
              href={to('product', one, { variant: one.variant ?? undefined })}
              aria-label={`${t('requestList.view')}: ${labelledText(one.name, i18n)}`}
            >
              {t('requestList.view')}
            </a>
          </p>
        </div>
      ))}
      <label className="tick">
        <input type="radio" name={name} value={IN_WORDS} defaultChecked={defaultValue === IN_WORDS} />
        <span>{t('requestList.inWords')}</span>
      </label>
    </fieldset>
  )
}
