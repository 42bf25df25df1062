import { type RefObject, useEffect, useState } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import { useStores } from '../../state/stores.tsx'
import { useStore } from '../../state/use-store.ts'
import { foundGroups, type OptionGroup, recentGroups } from './options.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useInput } from './use-input.ts'
import { useSuggestions } from './use-suggestions.ts'

const countOptions = (groups: OptionGroup[]) => groups.reduce((sum, { options }) => sum + options.length, 0)

/** Pages that answer to the words typed so far, or recent searches while there are none (combobox with a list popup, ARIA APG). */
export function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useI18n()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const groups = useGroups(typed)
  const count = countOptions(groups)
  const listId = `${input.current?.id}-list`

  const close = () => {
    setTyped(null)
    setActive(-1)
  }
  const edit = () => {
    setTyped(input.current?.value ?? '')
    setActive(-1)
  }
  const move = (step: number) => setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the list, whatever opened it
  useEffect(close, [location])
  useInput(input, { listId, open: count > 0, active, edit, move, close })

  return (
    <>
      {count > 0 ? <SuggestionList id={listId} groups={groups} active={active} /> : null}
      <span role="status" className="visually-hidden">
        {count > 0 ? t('search.suggestionCount', { n: count }) : ''}
      </span>
    </>
  )
}

/** @param typed null while the box is not being used */
function useGroups(typed: string | null): OptionGroup[] {
  const to = useHref()
  const { queries } = useStore(useStores().recentSearches)
  const found = useSuggestions(typed)
  if (typed === null) return []
  if (typed.trim() === '') return recentGroups(queries, to)
  return found ? foundGroups(found, to) : []
}
