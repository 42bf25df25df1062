import type { PageProps } from '../../app/page/page.ts'
import { Slot } from '../../app/page/slot.tsx'
import { type ListingLive, ListingPage } from '../../components/listing/listing-page.tsx'

/** A product list, with the drawing of its category. */
export default function CataloguePage({ islandProps }: PageProps<ListingLive>) {
  return <ListingPage {...islandProps} aside={<Slot name="drawing" className="contents" />} />
}
