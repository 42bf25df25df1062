import { DeferredSlot, Slot } from '../../app/page/slot.tsx'

/** The page of one code; it has no islands. */
export default function CodePage() {
  return (
    <article>
      <Slot name="trail" />
      <Slot name="head" />
      <Slot name="about" />
      <Slot name="estimate" className="contents" />
      <DeferredSlot name="listing" />
    </article>
  )
}
