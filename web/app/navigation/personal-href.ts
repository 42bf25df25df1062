import { useMemo } from 'react'
import { type PersonalArgs, type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { useLocation } from './location.tsx'

/** `personalHref` bound to the page's language, for slots. */
export function usePersonalHref() {
  const { locale } = useLocation()
  return useMemo(() => {
    return <Name extends PersonalName>(name: Name, ...args: PersonalArgs<Name>) => personalHref(name, locale, ...args)
  }, [locale])
}
