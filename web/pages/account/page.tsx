import { useEffect, useRef } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { Part } from '../../app/part.tsx'

/** A screen of plain forms, written at the edge. What makes them quicker is fetched where something on the screen asks for it. */
export default function AccountPage() {
  const i18n = useI18n()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = page.current
    if (!root) return
    const stop = new AbortController()
    const each = (asks: string, help: (element: HTMLElement) => void) => {
      for (const element of root.querySelectorAll<HTMLElement>(asks)) help(element)
    }
    each(
      'form[data-attach]',
      (form) => void import('./aids/upload.ts').then(({ helpUpload }) => helpUpload(form, i18n, stop.signal)),
    )
    each(
      '[data-codes]',
      (place) => void import('./aids/code-picker.ts').then(({ offerCodes }) => offerCodes(place, i18n)),
    )
    each(
      'form:has([name="taxNumber"])',
      (form) =>
        void import('./aids/check-numbers.ts').then(({ checkNumbers }) => checkNumbers(form, i18n, stop.signal)),
    )
    return () => stop.abort()
  }, [i18n])
  return (
    <div ref={page} className="contents">
      <Part name="page" className="contents" />
    </div>
  )
}
