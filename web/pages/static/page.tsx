import { Slot } from '../../app/page/slot.tsx'

/** A page in which nothing lives: all of it is one written part. */
export default function StaticPage() {
  return <Slot name="page" className="contents" />
}
