import { createContext, useContext } from 'react'
import type { Viewed } from '../../../domain/contract/desk-people.ts'
import { useI18n } from '../i18n.tsx'
import { usePersonalHref } from '../navigation/personal-href.ts'

/** Whom an operator sees the site as; null for everybody else. */
const ViewedContext = createContext<Viewed | null>(null)
export const ViewedProvider = ViewedContext.Provider

/** Says at the top of every page whose view it is, with the button that ends it. */
export function ViewedBanner() {
  const viewed = useContext(ViewedContext)
  const { t } = useI18n()
  const to = usePersonalHref()
  if (!viewed) return null
  // Minutes need no time zone, which is known in the account alone.
  const n = Math.max(0, Math.ceil((Date.parse(viewed.until) - Date.now()) / 60_000))
  return (
    <form className="wrap notice" method="post" action={to('deskPerson', viewed.id)}>
      <p>{t('parties.view.banner', { name: viewed.name || t('parties.nameless'), n })}</p>
      <button type="submit" className="button" name="action" value="endViewing">
        {t('parties.view.end')}
      </button>
    </form>
  )
}
