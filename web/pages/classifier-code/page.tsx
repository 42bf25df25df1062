import { DeferredSlot, Slot } from '../../app/page/slot.tsx'

/** The page of one code; it has no islands. */
export default function CodePage() {
  return (
    <article>
      <Slot name="trail" />
      <Slot name="head" />
      <Slot name="about" />
      <DeferredSlot name="listing" />
    </article>
  )
}
