import { LatePart, Part } from '../../app/part.tsx'
import styles from './story.module.css'

/** An article of the press centre. */
export default function StoryPage() {
  return (
    <>
      <Part name="trail" />
      <article className={styles.story}>
        <Part name="story" className="contents" />
        <aside className={`${styles.aside} no-print`}>
          <LatePart name="like" />
          <LatePart name="others" />
        </aside>
      </article>
    </>
  )
}
