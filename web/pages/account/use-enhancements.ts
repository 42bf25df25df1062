import { useEffect, useRef } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { useStores } from '../../state/stores.tsx'
import { enhance } from './enhance.browser.ts'

/**
 * Enhances plain forms with script: each enhancement is loaded only where an attribute on the screen calls for it.
 * @returns the ref of the element that contains the forms
 */
export function useEnhancements() {
  const page = useRef<HTMLDivElement>(null)
  const i18n = useI18n()
  const { theme } = useStores()
  useEffect(() => {
    const root = page.current
    return root ? enhance(root, i18n, theme) : undefined
  }, [i18n, theme])
  return page
}
