import type { PageProps } from '../../app/page/page.ts'
import { type ListingLive, ListingPage } from '../../components/listing/listing-page.tsx'
import type { Place } from '../../map-frame/messages.ts'
import { DirectoryMap } from './directory-map.tsx'

export interface DirectoryLive extends ListingLive {
  /** Where the companies of this page are; null where the list is shown without a map. */
  map: { places: Place[]; base: string } | null
}

/** A list of companies, on a map where it was asked for. */
export default function DirectoryPage({ islandProps: { map, ...live } }: PageProps<DirectoryLive>) {
  return <ListingPage {...live} map={map && <DirectoryMap {...map} />} />
}
