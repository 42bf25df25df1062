import { useEffect, useState } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { PlaceMap } from '../../components/place-map.tsx'
import type { MapPlace } from '../../map-frame/messages.ts'
import styles from './directory.module.css'

const rowOf = (id: string) => document.querySelector(`[data-place="${CSS.escape(id)}"]`)

const placeAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest('[data-place]')?.getAttribute('data-place')) || null

interface DirectoryMapProps {
  places: MapPlace[]
  base: string
}

/** The companies of the page on a map; a notice instead where none of them has coordinates. */
export function DirectoryMap({ places, base }: DirectoryMapProps) {
  const { t } = useI18n()
  return (
    <section className={styles.map} data-beside="" aria-label={t('map.ofList')}>
      {places.length > 0 ? <ListedMap places={places} base={base} /> : <p className="notice">{t('map.none')}</p>}
    </section>
  )
}

/**
 * A map in step with the list: hovering or focusing a row highlights its place, and pressing a place highlights its row and scrolls to
 * it.
 */
function ListedMap({ places, base }: DirectoryMapProps) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    const onPointed = ({ target }: Event) => {
      const id = placeAt(target)
      if (id && places.some((place) => place.id === id)) setChosen(id)
    }
    document.addEventListener('focusin', onPointed)
    document.addEventListener('pointerover', onPointed)
    return () => {
      document.removeEventListener('focusin', onPointed)
      document.removeEventListener('pointerover', onPointed)
    }
  }, [places])
  useEffect(() => {
    const row = chosen === null ? null : rowOf(chosen)
    row?.setAttribute('data-chosen', '')
    return () => row?.removeAttribute('data-chosen')
  }, [chosen])
  const press = (id: string) => {
    setChosen(id)
    rowOf(id)?.scrollIntoView({ block: 'nearest' })
  }
  const name = places.find(({ id }) => id === chosen)?.name
  return (
    <>
      <PlaceMap
        places={places}
        base={base}
        chosen={chosen}
        onChoose={press}
        name={t('map.ofList')}
        className={styles.frame}
      >
        <p>{t('map.listed', { n: places.length })}</p>
      </PlaceMap>
      <p className="soft small" role="status">
        {name}
      </p>
    </>
  )
}
