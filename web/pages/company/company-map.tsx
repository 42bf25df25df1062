import type { Localized } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { PlaceMap } from '../../components/place-map.tsx'
import type { Place } from '../../map-frame/messages.ts'

/** What the map of a company needs. */
export interface Whereabouts {
  places: Place[]
  base: string
  name: string
  address: Localized
}

/** The company's address on a map; the contacts have it as text, with links to other maps. */
export function CompanyMap({ places, base, name, address }: Whereabouts) {
  const { t } = useI18n()
  return (
    <PlaceMap places={places} base={base} name={t('map.of', { name })}>
      <p>
        <LocalizedText value={address} />
      </p>
    </PlaceMap>
  )
}
