import { Part } from '../../app/part.tsx'

/** The kinds of services there are. */
export default function ServicesPage() {
  return <Part name="services" className="contents" />
}
