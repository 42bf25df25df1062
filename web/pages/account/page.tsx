import { Slot } from '../../app/page/slot.tsx'
import { useEnhancements } from './use-enhancements.ts'

/** A screen of plain forms, rendered at the edge; the script makes them quicker to fill in. */
export default function AccountPage() {
  return (
    <div ref={useEnhancements()} className="contents">
      <Slot name="page" className="contents" />
    </div>
  )
}
