import { type RefObject, useEffect } from 'react'
import type { SearchResults } from '../../../domain/contract/search.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { basisToQuery } from '../../../domain/price-basis.ts'
import { marksPattern } from '../../../domain/search-text/marks.ts'
import { typeset } from '../../../domain/typography.ts'
import { api } from '../../app/api.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import { useStores } from '../../state/stores.tsx'
import { useStore } from '../../state/use-store.ts'
import { listProps, optionProps, useCombobox } from '../combobox/use-combobox.ts'
import { useComboboxInput } from '../combobox/use-combobox-input.ts'
import { useOptions } from '../combobox/use-options.ts'
import { Icon } from '../icon.tsx'
import { LocalizedText, useTypeset } from '../localized.tsx'
import { MarkedText } from '../marked-text.tsx'
import { Picture } from '../picture.tsx'
import { type OptionGroup, recentGroups, resultGroups, type SearchOption } from './options.ts'
import styles from './search-box.module.css'

/** Milliseconds without a key before a search request. */
const PAUSE = 120

/** @throws Error where the search fails: no suggestions are then shown, and the form still works */
async function fetchResults(
  q: string,
  { locale, basis }: Pick<I18n, 'locale' | 'basis'>,
  signal: AbortSignal,
): Promise<SearchResults['data']> {
  const query = { q, size: 'few', ...basisToQuery(basis), locale } as const
  const response = await api.get('/dev/search', { query, signal })
  if (!response.ok) throw new Error(`the search answers ${response.status}`)
  return (await response.json()).data
}

/** Pages that match what is typed, or recent searches while nothing is. */
export function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useI18n()
  const combobox = useCombobox(input)
  const { groups, marks } = useGroups(combobox.typed)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const listId = `${input.current?.id}-list`
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the list, whatever started it
  useEffect(combobox.close, [location])
  useComboboxInput({ input, combobox, listId, count, opensOnFocus: true })
  return (
    <>
      {count > 0 ? <SuggestionList listId={listId} groups={groups} marks={marks} active={combobox.active} /> : null}
      <span role="status" className="visually-hidden">
        {count > 0 ? t('search.suggestionCount', { n: count }) : ''}
      </span>
    </>
  )
}

interface Groups {
  groups: OptionGroup[]
  /** Matches what was typed, to mark it in the options' names. */
  marks: RegExp | null
}

/** @param typed null while the list is closed */
function useGroups(typed: string | null): Groups {
  const to = useHref()
  const i18n = useI18n()
  const { queries } = useStore(useStores().recentSearches)
  const fetchOptions = (q: string, signal: AbortSignal) => fetchResults(q, i18n, signal)
  const { options } = useOptions(typed?.trim() || null, PAUSE, fetchOptions)
  if (typed !== null && typed.trim() === '') return { groups: recentGroups(queries, to), marks: null }
  if (typed === null || !options) return { groups: [], marks: null }
  return { groups: resultGroups(options, to, i18n), marks: marksPattern(options.marks) }
}

interface SuggestionListProps {
  listId: string
  groups: OptionGroup[]
  marks: RegExp | null
  /** Index of the active option over all groups; -1 while the field itself is active. */
  active: number
}

/** The list of the combobox: groups of links to pages. */
function SuggestionList({ listId, groups, marks, active }: SuggestionListProps) {
  const { t } = useI18n()
  let place = -1
  return (
    <div role="listbox" {...listProps(listId)} aria-label={t('search.suggestions')} className={styles.list}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-labelledby={`${listId}-${group.icon}`}>
          <div id={`${listId}-${group.icon}`} className={styles.kind}>
            {t(group.name)}
          </div>
          {group.options.map((option) => {
            place += 1
            return (
              <a
                key={option.href}
                role="option"
                tabIndex={-1}
                {...optionProps(listId, place, active)}
                className={styles.option}
                href={option.href}
              >
                {option.picture === undefined ? (
                  <Icon name={group.icon} />
                ) : (
                  <Picture picture={option.picture} alt="" className={styles.picture} />
                )}
                <OptionText option={option} marks={marks} />
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function OptionText({ option: { label, detail }, marks }: { option: SearchOption; marks: RegExp | null }) {
  const typesetOf = useTypeset(typeset)
  return (
    <span>
      {typeof label === 'string' ? (
        label
      ) : (
        <LocalizedText value={label}>
          <MarkedText text={typesetOf(label)} marks={marks} />
        </LocalizedText>
      )}
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </span>
  )
}
