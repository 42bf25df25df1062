import { useHref } from '../app/navigation/location.tsx'
import { useAppData } from '../app/page/app-data.tsx'
import { LocalizedText } from './localized.tsx'

/** The top-level categories as chips: links onward from a page without content. */
export function CategoryChips() {
  const to = useHref()
  const roots = useAppData()?.categories ?? []
  return roots.map(({ id, slug, name }) => (
    <a key={id} className="chip" href={to('category', { id, slug })}>
      <LocalizedText value={name} />
    </a>
  ))
}
