import type { Filter } from '../../../domain/contract/filter-definitions.ts'
import { inBrackets } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import lists from './desk-lists.module.css'

/** A field of a choice: its name in the address, and its options. */
interface Choice {
  name: string
  label: string
  options: readonly { value: string; text: string }[]
}

interface FiltersProps {
  /** What can be chosen, with the number of rows of each (`/app/admin/filter/…`). */
  filter: Filter
  find: string
  choices: readonly Choice[]
  /** The values of the address. */
  chosen: Record<string, string | undefined>
}

/** The search and the filters of an operators' list: a plain form whose values are in the address. */
export function DeskListFilterForm({ filter, find, choices, chosen }: FiltersProps) {
  const { t, number, locale } = useI18n()
  const countOf = (name: string, value: string) =>
    filter.fields.find(({ key }) => key === name)?.options.find((one) => one.value === value)?.count
  return (
    <>
      <form method="get" className={lists.filters}>
        <label>
          {find}
          <input type="search" name="q" className="field" defaultValue={chosen.q ?? ''} />
        </label>
        {choices.map(({ name, label, options }) => (
          <label key={name}>
            {label}
            <select name={name} className="field" defaultValue={chosen[name] ?? ''}>
              <option value="">{t('parties.any')}</option>
              {options.map(({ value, text }) => {
                const count = countOf(name, value)
                return (
                  <option key={value} value={value}>
                    {count === undefined ? text : text + inBrackets(number(count), locale)}
                  </option>
                )
              })}
            </select>
          </label>
        ))}
        <button type="submit" className="button">
          {t('review.show')}
        </button>
      </form>
      {Object.values(chosen).some(Boolean) ? null : (
        <p className="soft small">{t('parties.all', { n: filter.total, number: number(filter.total) })}</p>
      )}
    </>
  )
}
