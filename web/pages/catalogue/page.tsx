import type { PageProps } from '../../app/page.ts'
import { Part } from '../../app/part.tsx'
import { type ListingLive, ListingPage } from '../../components/listing/listing-page.tsx'

/** A product list, with the drawing of its category. */
export default function CataloguePage({ live }: PageProps<ListingLive>) {
  return <ListingPage {...live} aside={<Part name="drawing" className="contents" />} />
}
