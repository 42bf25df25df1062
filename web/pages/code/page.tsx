import { LatePart, Part } from '../../app/part.tsx'

/** One code: all of it is links and words. */
export default function CodePage() {
  return (
    <article>
      <Part name="trail" />
      <Part name="head" />
      <Part name="about" />
      <LatePart name="filed" />
    </article>
  )
}
