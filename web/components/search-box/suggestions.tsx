import { type RefObject, useEffect } from 'react'
import type { SearchResults } from '../../../domain/contract/search.ts'
import type { Locale } from '../../../domain/locale.ts'
import { api } from '../../app/api.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import { useStores } from '../../state/stores.tsx'
import { useStore } from '../../state/use-store.ts'
import { useCombobox } from '../combobox/use-combobox.ts'
import { useComboboxInput } from '../combobox/use-combobox-input.ts'
import { useOptions } from '../combobox/use-options.ts'
import { type OptionGroup, recentGroups, resultGroups } from './options.ts'
import { SuggestionList } from './suggestion-list.tsx'

/** Milliseconds without a key before a search request. */
const PAUSE = 120

/** @throws Error where the search fails: no suggestions are then shown, and the form still works */
async function fetchResults(q: string, locale: Locale, signal: AbortSignal): Promise<SearchResults['data']> {
  const response = await api.get('/dev/search', { query: { q, size: 'few', locale }, signal })
  if (!response.ok) throw new Error(`the search answers ${response.status}`)
  return (await response.json()).data
}

/** Pages that match what is typed, or recent searches while nothing is. */
export function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useI18n()
  const combobox = useCombobox(input)
  const groups = useGroups(combobox.typed)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const listId = `${input.current?.id}-list`
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the list, whatever started it
  useEffect(combobox.close, [location])
  useComboboxInput({ input, combobox, listId, count, opensOnFocus: true })
  return (
    <>
      {count > 0 ? <SuggestionList listId={listId} groups={groups} active={combobox.active} /> : null}
      <span role="status" className="visually-hidden">
        {count > 0 ? t('search.suggestionCount', { n: count }) : ''}
      </span>
    </>
  )
}

/** @param typed null while the list is closed */
function useGroups(typed: string | null): OptionGroup[] {
  const to = useHref()
  const { locale } = useI18n()
  const { queries } = useStore(useStores().recentSearches)
  const fetchOptions = (q: string, signal: AbortSignal) => fetchResults(q, locale, signal)
  const { options } = useOptions(typed?.trim() || null, PAUSE, fetchOptions)
  if (typed === null) return []
  if (typed.trim() === '') return recentGroups(queries, to)
  return options ? resultGroups(options, to) : []
}
