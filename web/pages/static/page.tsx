import { Slot } from '../../app/page/slot.tsx'

/** A page without islands: all of it is one slot. */
export default function StaticPage() {
  return <Slot name="page" className="contents" />
}
