import { DeferredSlot, Slot } from '../../app/page/slot.tsx'
import styles from './story.module.css'

/** An article of the press centre. */
export default function StoryPage() {
  return (
    <>
      <Slot name="trail" />
      <article className={styles.story}>
        <Slot name="story" className="contents" />
        <aside className={`${styles.aside} no-print`}>
          <DeferredSlot name="like" />
          <DeferredSlot name="others" />
        </aside>
      </article>
    </>
  )
}
