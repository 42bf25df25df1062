import type { QuoteChange } from '../../../domain/contract/quote-change.ts'
import type { Quote } from '../../../domain/contract/quotes.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { isUnit } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { DetailRow } from '../../components/labelled-line.tsx'
import { TypedText } from '../../components/localized.tsx'

/** A value of a field in the reader's language. */
function shownValue(
  field: QuoteChange['field'],
  value: string,
  { t, number, date }: Pick<I18n, 't' | 'number' | 'date'>,
) {
  switch (field) {
    case 'vatIncluded':
    case 'whole':
    case 'alternative':
      return t(value === 'true' ? 'export.yes' : 'export.no')
    case 'unit':
      return isUnit(value) ? t(`basis.units.${value}`) : value
    case 'quantity':
    case 'price':
    case 'vat':
      return number(Number(value))
    case 'validUntil':
      return date(value)
    default:
      return value
  }
}

/** What is new since the version before, by field. */
export function QuoteChanges({ changes }: Pick<Quote, 'changes'>) {
  const i18n = useI18n()
  const { t } = i18n
  if (changes.length === 0) return null
  return (
    <section className="no-print">
      <h2>{t('quote.changes')}</h2>
      <table className="ruled stacked">
        <tbody>
          {changes.map(({ field, line, before, after }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name, and the list never changes
            <DetailRow key={at} name={t(`quote.field.${field}`)}>
              {line !== null && field !== 'line' ? (
                <>
                  <TypedText>{line}</TypedText>:{' '}
                </>
              ) : null}
              {before === null ? '—' : <del>{shownValue(field, before, i18n)}</del>}
              {' → '}
              {after === null ? '—' : <ins>{shownValue(field, after, i18n)}</ins>}
            </DetailRow>
          ))}
        </tbody>
      </table>
    </section>
  )
}
