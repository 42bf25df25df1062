import { MAX_NUMBER_LENGTH, WITH_A_DIGIT } from '../../../domain/constraints.ts'
import type { ParameterFacet } from '../../../domain/contract/parameters.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { withValue, writeParameterFilter } from '../../../domain/parameters/filter.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { FacetGroup, FacetLink } from '../../components/facets/facet.tsx'
import styles from '../../components/facets/rail.module.css'
import { FieldsFault, FilterNotice } from './filter-fault.tsx'
import type { CatalogueData } from './load.ts'
import { parametersInAddress, valueText, withUnit } from './parameters.ts'
import { type RefusedRange, rangeFaultText } from './typed-range.ts'

/** Values shown before "more". */
const FIRST = 8

interface ParameterProps {
  parameter: ParameterFacet
  /** False where the counts are minimums. */
  exact: boolean
}

interface ParametersProps {
  parameters: ParameterFacet[]
  exact: boolean
  /** A range that was typed and cannot be read. */
  typed: RefusedRange | null
}

/** A filter for each parameter of the category that has one. */
export const ParameterFacets = ({ parameters, exact, typed }: ParametersProps) =>
  parameters.map((parameter) =>
    parameter.filter === 'range' ? (
      <RangeFacet key={parameter.key} parameter={parameter} typed={typed?.key === parameter.key ? typed : null} />
    ) : (
      <ValuesFacet key={parameter.key} parameter={parameter} exact={exact} />
    ),
  )

/**
 * Counted values, of which several may be chosen. One that all products have is nothing to choose, but where another parameter is chosen it
 * says what these products are.
 */
function ValuesFacet({ parameter, exact }: ParameterProps) {
  const i18n = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const { key, name, filter } = parameter
  const filters = parametersInAddress(query)
  const chosen = filters.find((one) => one.key === key)?.values ?? []
  // A chosen value that no product has any more stays visible, so that it can be removed.
  const lost = chosen.filter((value) => !parameter.values.some((one) => one.value === value))
  const values = [...parameter.values, ...lost.map((value) => ({ value, count: 0, name: null }))]
  if (filter === null || values.length < (filters.length > 0 ? 1 : 2)) return null
  const line = ({ value, count }: (typeof values)[number]) => (
    <FacetLink
      key={value}
      href={link({ params: writeParameterFilter(withValue(filters, key, value)) })}
      chosen={chosen.includes(value)}
      count={count}
      exact={exact}
    >
      {valueText(parameter, value, i18n)}
    </FacetLink>
  )
  const hidden = values.slice(FIRST)
  return (
    <FacetGroup
      title={labelledText(name, i18n)}
      more={hidden.map(line)}
      open={hidden.some(({ value }) => chosen.includes(value))}
    >
      {values.slice(0, FIRST).map(line)}
    </FacetGroup>
  )
}

const fieldValue = (value: number | null | undefined, { locale }: I18n): string =>
  typeof value === 'number' ? fieldNumber(value, locale) : ''

/** What is wrong with a typed range, above the list. */
export function RangeNotice({ data: { typed, facets } }: { data: CatalogueData }) {
  const i18n = useI18n()
  const parameter = facets.parameters.find(({ key }) => key === typed?.key)
  if (!typed || !parameter) return null
  return <FilterNotice name={withUnit(parameter, i18n)} text={rangeFaultText(typed, parameter, i18n)} />
}

/**
 * Minimum and maximum: a plain form, with the other filters in hidden fields, which redirects to the filtered list
 * (worker/render/typed-range.ts).
 */
function RangeFacet({ parameter, typed }: { parameter: ParameterFacet; typed: RefusedRange | null }) {
  const i18n = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const { key, kind, name, range } = parameter
  const chosen = parametersInAddress(query).find((one) => one.key === key)
  // All products have the same value, so there is nothing to filter.
  if (!chosen && !typed && kind === 'number' && (!range || range.min === range.max)) return null
  const { page: _, ...others } = query
  const [action = ''] = link({}).split('?')
  const described =
    [typed ? `${key}-fault` : '', kind === 'range' ? `${key}-note` : ''].filter(Boolean).join(' ') || undefined
  const ends = [
    {
      end: 'from',
      value: typed?.from ?? fieldValue(chosen?.min, i18n),
      bound: range?.min,
      label: 'catalogue.parameter.from',
      sign: 'catalogue.parameter.least',
    },
    {
      end: 'to',
      value: typed?.to ?? fieldValue(chosen?.max, i18n),
      bound: range?.max,
      label: 'catalogue.parameter.to',
      sign: 'catalogue.parameter.most',
    },
  ] as const
  return (
    <section className={styles.group}>
      <h3>{withUnit(parameter, i18n)}</h3>
      {/* A new key resets the fields to the values in the address, whatever was typed before. */}
      <form key={`${ends[0].value}-${ends[1].value}`} className={styles.price} action={action} method="get">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="range" value={key} />
        {ends.map(({ end, value, bound, label, sign }) => (
          <label key={end}>
            <span className="visually-hidden">{i18n.t(label, { name: labelledText(name, i18n) })}</span>
            <input
              id={`${key}-${end}`}
              className="field"
              name={end}
              inputMode="decimal"
              pattern={WITH_A_DIGIT}
              maxLength={MAX_NUMBER_LENGTH}
              autoComplete="off"
              defaultValue={value}
              aria-invalid={typed?.fields.includes(end) || undefined}
              aria-describedby={described}
              placeholder={bound === undefined ? i18n.t(sign) : i18n.number(bound)}
            />
          </label>
        ))}
        {typed && <FieldsFault id={`${key}-fault`} text={rangeFaultText(typed, parameter, i18n)} />}
        {kind === 'range' && (
          <p id={`${key}-note`} className="soft">
            {i18n.t('catalogue.parameter.covers')}
          </p>
        )}
        <button type="submit" id={`${key}-apply`} className="button">
          {i18n.t('catalogue.price.apply')}
        </button>
      </form>
    </section>
  )
}
