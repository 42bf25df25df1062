import { Part } from '../../app/part.tsx'

/** The list of stories. */
export default function PressPage() {
  return <Part name="press" className="contents" />
}
