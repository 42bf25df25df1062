import type { Localized } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import type { PageProps } from '../../app/page/page.ts'
import { DeferredSlot, Slot } from '../../app/page/slot.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { PlaceMap } from '../../components/place-map.tsx'
import type { MapPlace } from '../../map-frame/messages.ts'
import styles from './company.module.css'

export interface CompanyIslandProps {
  /** Null where the company or this site has none. */
  map: { places: MapPlace[]; base: string; name: string; address: Localized } | null
}

/** A company: key figures, contacts and map, what it offers and what of it was verified. */
export default function CompanyPage({ islandProps: { map } }: PageProps<CompanyIslandProps>) {
  const { t } = useI18n()
  const { route } = useLocation()
  return (
    <article className={styles.page}>
      <Slot name="trail" />
      <Slot name="head" as="header" className={styles.head} />
      <div className={styles.layout}>
        <div className={styles.aside}>
          <Slot name="contacts" />
          {/* The contacts have the address as text, with links to other maps. */}
          {map && (
            <PlaceMap places={map.places} base={map.base} name={t('map.of', { name: map.name })}>
              <p>
                <LocalizedText value={map.address} />
              </p>
            </PlaceMap>
          )}
        </div>
        <Slot name="about" className={styles.main} />
      </div>
      {route === 'supplier' && <DeferredSlot name="products" />}
    </article>
  )
}
