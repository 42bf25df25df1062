import { type RefObject, useEffect, useRef, useState } from 'react'
import { MAX_QUERY_LENGTH } from '../../domain/limits.ts'
import type { RouteName } from '../../domain/routes.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref, useLocation } from '../app/navigation/location.tsx'
import { rememberSearch } from '../state/recent-searches.ts'
import { useStores } from '../state/stores.tsx'
import { Icon } from './icon.tsx'
import styles from './search-box/search-box.module.css'
import type { Suggestions } from './search-box/suggestions.tsx'

/** Screens whose `q` was searched for in this field; the directories have one of their own. */
const SHOWS_QUERY = new Set<RouteName | null>(['search', 'catalogue', 'category', 'supplierProducts'])

interface SearchBoxProps {
  /** Id of the field, unique in the page. */
  id: string
  /** Whether it is in the page's content rather than in the header. */
  large?: boolean
}

/**
 * The site's search: a GET form to /search. With script, the first focus fetches the suggestions, which make the field
 * a combobox; what was typed before remains, since the field is uncontrolled.
 */
export function SearchBox({ id, large = false }: SearchBoxProps) {
  const { t } = useI18n()
  const to = useHref()
  const { route, query } = useLocation()
  const { recentSearches } = useStores()
  const input = useRef<HTMLInputElement>(null)
  const suggestions = useSuggestionsScript(input)
  const remember = () => rememberSearch(recentSearches, localStorage, input.current?.value ?? '')
  return (
    <form
      role="search"
      aria-label={t(large ? 'search.formMain' : 'search.form')}
      action={to('search')}
      method="get"
      className={`${styles.form} ${large ? styles.large : ''}`}
      onSubmit={remember}
      onFocusCapture={suggestions.load}
    >
      <input
        ref={input}
        key={query.q}
        id={id}
        className={`field ${styles.input}`}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        defaultValue={SHOWS_QUERY.has(route) ? query.q : undefined}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
      />
      <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
      {suggestions.View ? <suggestions.View key={query.q} input={input} /> : null}
    </form>
  )
}

/** The suggestions' script, fetched when the field is first used. Without it the form still works. */
function useSuggestionsScript(input: RefObject<HTMLInputElement | null>) {
  const [View, setView] = useState<typeof Suggestions | null>(null)
  const load = () => {
    import('./search-box/suggestions.tsx').then(
      (module) => setView(() => module.Suggestions),
      () => {},
    )
  }
  // The field may have been focused before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    if (document.activeElement === input.current) load()
  }, [])
  return { View, load }
}
