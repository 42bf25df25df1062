import { DeferredSlot, Slot } from '../../app/page/slot.tsx'

/** One code: all of it is links and words. */
export default function CodePage() {
  return (
    <article>
      <Slot name="trail" />
      <Slot name="head" />
      <Slot name="about" />
      <DeferredSlot name="filed" />
    </article>
  )
}
