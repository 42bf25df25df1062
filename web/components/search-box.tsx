import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useI18n } from '../app/i18n.tsx'
import { useHref, useLocation } from '../app/location.tsx'
import { rememberSearch } from '../state/recent-searches.ts'
import { useStores } from '../state/stores.tsx'
import { Icon } from './icon.tsx'
import { foundGroups, recentGroups } from './search-box/options.ts'
import styles from './search-box/search-box.module.css'
import { SuggestionList } from './search-box/suggestion-list.tsx'
import { useSuggestions } from './search-box/use-suggestions.ts'

interface SearchBoxProps {
  /** Names the box's elements; one of each on a page. */
  id: string
  /** The page's main thing rather than the header's. */
  large?: boolean
}

/**
 * The one search of the shop: a GET form to /search, which with script also suggests pages as the reader types (combobox
 * with a list popup, WAI-ARIA Authoring Practices). What was typed before hydration stays, since the box is uncontrolled.
 */
export function SearchBox({ id, large = false }: SearchBoxProps) {
  const { t } = useI18n()
  const to = useHref()
  const { route, query } = useLocation()
  const box = useCombobox(id)
  return (
    <form
      role="search"
      aria-label={t(large ? 'search.formMain' : 'search.form')}
      action={to('search')}
      method="get"
      className={`${styles.form} ${large ? styles.large : ''}`}
      onSubmit={box.submit}
      onBlur={box.onBlur}
    >
      <input
        {...box.input}
        key={query.q}
        id={id}
        className={styles.input}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={route === 'search' ? query.q : undefined}
        placeholder={t(large ? 'search.placeholderLong' : 'search.placeholder')}
        aria-label={t('search.label')}
      />
      <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
      {box.open ? <SuggestionList {...box.list} /> : null}
      <span role="status" className="visually-hidden">
        {box.open ? t('search.suggestionCount', { n: box.count }) : ''}
      </span>
    </form>
  )
}

/** State and keys of the combobox. */
function useCombobox(id: string) {
  const to = useHref()
  const location = useLocation()
  const { recentSearches } = useStores()
  const { queries } = useSnapshot(recentSearches)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed)

  const close = () => {
    setTyped(null)
    setActive(-1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the list, whatever opened it
  useEffect(close, [location])

  const groups = typed === null ? [] : typed.trim() ? (found ? foundGroups(found, to) : []) : recentGroups(queries, to)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const open = count > 0
  const listId = `${id}-list`

  const remember = () => rememberSearch(recentSearches, localStorage, input.current?.value ?? '')
  const edit = () => {
    setTyped(input.current?.value ?? '')
    setActive(-1)
  }
  const move = (step: number) => setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? move(1) : edit()),
    ArrowUp: () => (open ? move(-1) : edit()),
    Escape: close,
    Enter: () => document.getElementById(`${listId}-${active}`)?.click(),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keys[event.key]
    if (!key || event.nativeEvent.isComposing) return
    // Enter in the box itself sends the form, and Escape on a closed list clears the box: both are the browser's.
    if ((event.key === 'Enter' && active < 0) || (event.key === 'Escape' && !open)) return
    event.preventDefault()
    key()
  }

  return {
    open,
    count,
    submit: remember,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) close()
    },
    list: { id: listId, groups, active, onChoose: remember },
    input: {
      ref: input,
      role: 'combobox',
      'aria-expanded': open,
      'aria-autocomplete': 'list',
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
      onInput: edit,
      onFocus: edit,
      onKeyDown,
    } as const,
  }
}
