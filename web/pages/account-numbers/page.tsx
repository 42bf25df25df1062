import { useEffect, useRef } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { Part } from '../../app/part.tsx'
import { checkNumbers } from './check-numbers.ts'

/** A screen of the account with tax numbers in its form: a plain form, written at the edge; the script only checks them as typed. */
export default function NumbersPage() {
  const { t } = useI18n()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    if (page.current) checkNumbers(page.current, t('people.fault.checksum'), stop.signal)
    return () => stop.abort()
  }, [t])
  return (
    <div ref={page} className="contents">
      <Part name="page" className="contents" />
    </div>
  )
}
