import type { RequestLine } from '../../domain/contract/wishes.ts'
import { BEFORE_QUANTITY, lineQuantityText } from '../../domain/request-line-text.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { LineSubject } from './line-subject.tsx'

/**
 * The numbered lines of a request; nothing for a request about a single product, which is shown already, unless the buyer wrote more about
 * it.
 */
export function AskedLines({ lines }: { lines: RequestLine[] }) {
  const [only] = lines
  if (!only || (lines.length === 1 && only.item?.sku && only.words === '')) return null
  return <LineRows lines={lines} />
}

/** Lines of a request with their quantities, by the numbers that they have in the whole of it. */
export function LineRows({ lines }: { lines: RequestLine[] }) {
  const i18n = useI18n()
  const to = useHref()
  return (
    <ol>
      {lines.map((line) => {
        const { position, product } = line
        const subject = <LineSubject line={line} />
        const quantity = lineQuantityText(line, i18n)
        return (
          <li key={position} value={position + 1}>
            {`${position + 1}. `}
            {product ? <a href={to('product', product)}>{subject}</a> : subject}
            {quantity && BEFORE_QUANTITY[i18n.locale] + quantity}
          </li>
        )
      })}
    </ol>
  )
}
