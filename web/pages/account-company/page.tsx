import { useEffect } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { Slot } from '../../app/page/slot.tsx'
import { useEnhancements } from '../account/use-enhancements.ts'

/** The form of the organization, rendered at the edge; the script adds suggestions of addresses and the map's pin. */
export default function CompanyEditPage() {
  const i18n = useI18n()
  const page = useEnhancements()
  useEffect(() => {
    const stop = new AbortController()
    const form = page.current?.querySelector('form')
    if (form)
      void import('./address/enhance.ts').then(({ enhanceAddress }) => {
        if (!stop.signal.aborted) enhanceAddress(form, i18n, stop.signal)
      })
    return () => stop.abort()
  }, [page, i18n])
  return (
    <div ref={page} className="contents">
      <Slot name="page" className="contents" />
    </div>
  )
}
