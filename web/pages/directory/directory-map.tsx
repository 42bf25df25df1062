import { useEffect, useState } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { PlaceMap } from '../../components/place-map.tsx'
import type { Place } from '../../map-frame/messages.ts'
import styles from './directory.module.css'

const rowOf = (id: string) => document.querySelector(`[data-place="${CSS.escape(id)}"]`)

const placeAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest('[data-place]')?.getAttribute('data-place')) || null

interface DirectoryMapProps {
  places: Place[]
  base: string
}

/** The companies of the page on a map; where none of them has told its place there is nothing to draw. */
export function DirectoryMap({ places, base }: DirectoryMapProps) {
  const { t } = useI18n()
  return (
    <section className={styles.map} data-beside="" aria-label={t('map.ofList')}>
      {places.length > 0 ? <Drawn places={places} base={base} /> : <p className="notice">{t('map.none')}</p>}
    </section>
  )
}

/**
 * A map in step with the list: the row that is pointed at or reached by keyboard has its place marked, the place that is pressed
 * has its row marked and brought into view.
 */
function Drawn({ places, base }: DirectoryMapProps) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    const onReached = ({ target }: Event) => {
      const id = placeAt(target)
      if (id && places.some((place) => place.id === id)) setChosen(id)
    }
    document.addEventListener('focusin', onReached)
    document.addEventListener('pointerover', onReached)
    return () => {
      document.removeEventListener('focusin', onReached)
      document.removeEventListener('pointerover', onReached)
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
