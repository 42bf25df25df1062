import { useRef } from 'react'
import { Slot } from '../../app/page/slot.tsx'
import { useAids } from './use-enhancements.ts'

/** A screen of plain forms, written at the edge, with what makes them quicker. */
export default function AccountPage() {
  const page = useRef<HTMLDivElement>(null)
  useAids(page)
  return (
    <div ref={page} className="contents">
      <Slot name="page" className="contents" />
    </div>
  )
}
