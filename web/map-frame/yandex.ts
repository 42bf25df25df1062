/** The part of the Yandex Maps JavaScript API v3 that the frame uses, typed after its reference (yandex.com/maps-api/docs/js-api). */
import type { LngLat, MapView } from './bounds.ts'

interface Location {
  zoom?: number
  center?: LngLat
  bounds?: [LngLat, LngLat]
  /** Duration of the animation in milliseconds. */
  duration?: number
}

export interface YandexMap {
  readonly zoom: number
  addChild: (child: object) => this
  removeChild: (child: object) => this
  setLocation: (location: Location) => void
  update: (props: { theme?: 'light' | 'dark' }) => void
}

type Layer = new (props: object) => object

export interface Yandex {
  /** Resolves once the classes below are there. */
  ready: Promise<void>
  YMap: new (
    root: HTMLElement,
    props: {
      location: MapView
      behaviors: string[]
      theme: 'light' | 'dark'
      /** Pixels at the edges that stay free of places: top, right, bottom, left. */
      margin: [number, number, number, number]
    },
  ) => YandexMap
  YMapDefaultSchemeLayer: Layer
  /** The layer that shows markers. */
  YMapDefaultFeaturesLayer: Layer
  YMapMarker: new (
    props: {
      coordinates: LngLat
      zIndex?: number
      draggable?: boolean
      /** Whether the map scrolls when a marker is dragged past its edge. */
      mapFollowsOnDrag?: boolean
      onDragEnd?: (coordinates: LngLat) => void
    },
    element: HTMLElement,
  ) => { update: (props: { zIndex?: number; coordinates?: LngLat }) => void }
}

declare global {
  interface Window {
    ymaps3?: Yandex
  }
}

/** Milliseconds within which the vendor's files must load; after that the page is shown without a map. */
const TIMEOUT = 10_000

/**
 * Fetches the API, once.
 * @param address with key and language
 * @throws Error without network, for a refused key, and where it takes too long
 */
export function loadYandex(address: string): Promise<Yandex> {
  const script = document.createElement('script')
  script.src = address
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('no script'))
    setTimeout(() => reject(new Error('too late')), TIMEOUT)
  })
  document.head.append(script)
  return loaded.then(async () => {
    const yandex = window.ymaps3
    if (!yandex) throw new Error('no ymaps3')
    await yandex.ready
    return yandex
  })
}
