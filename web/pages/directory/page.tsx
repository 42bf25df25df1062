import type { PageProps } from '../../app/page/page.ts'
import { type ListingLive, ListingPage } from '../../components/listing/listing-page.tsx'
import type { MapPlace } from '../../map-frame/messages.ts'
import { DirectoryMap } from './directory-map.tsx'

export interface DirectoryIslandProps extends ListingLive {
  /** Places of this page's companies; null where the list is shown without a map. */
  map: { places: MapPlace[]; base: string } | null
}

/** A list of companies, with a map on request. */
export default function DirectoryPage({ islandProps: { map, ...listing } }: PageProps<DirectoryIslandProps>) {
  return <ListingPage {...listing} map={map && <DirectoryMap {...map} />} />
}
