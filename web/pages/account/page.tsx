import { useRef } from 'react'
import { Part } from '../../app/part.tsx'
import { useAids } from './use-aids.ts'

/** A screen of plain forms, written at the edge, with what makes them quicker. */
export default function AccountPage() {
  const page = useRef<HTMLDivElement>(null)
  useAids(page)
  return (
    <div ref={page} className="contents">
      <Part name="page" className="contents" />
    </div>
  )
}
