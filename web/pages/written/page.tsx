import { Part } from '../../app/part.tsx'

/** A page in which nothing lives: all of it is one written part. */
export default function WrittenPage() {
  return <Part name="page" className="contents" />
}
