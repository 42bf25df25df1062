import { type LngLat, type MapView, movedPlace, viewOf } from './bounds.ts'
import type { MapPlace, ToMap } from './messages.ts'
import type { Yandex, YandexMap } from './yandex.ts'

type ShowMessage = Extract<ToMap, { kind: 'show' }>
interface Handlers {
  onChosen: (id: string) => void
  /** Called when a place was dragged or moved by the keyboard. */
  onMoved: (id: string, to: LngLat) => void
}
type Pin = { element: HTMLButtonElement; marker: InstanceType<Yandex['YMapMarker']> }

/** Without zooming by the wheel, so that scrolling the page past the map works. */
const BEHAVIORS = ['drag', 'pinchZoom', 'dblClick']
/** Height of a pin, and width of the zoom buttons. */
const MARGIN: [number, number, number, number] = [56, 64, 32, 32]

const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300)

function button(className: string, name: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.ariaLabel = name
  element.title = name
  element.addEventListener('click', onPress)
  return element
}

/** The map with its places: each a button with the place's name, so that the keyboard and a screen reader find them. */
export class PlacesMap {
  #yandex: Yandex
  #map: YandexMap | undefined
  #pins = new Map<string, Pin>()
  #places: MapPlace[] = []
  #handlers: Handlers

  constructor(yandex: Yandex, handlers: Handlers) {
    this.#yandex = yandex
    this.#handlers = handlers
  }

  show({ places, chosen, theme, words, movable }: ShowMessage): void {
    const view = viewOf(places)
    if (!view) return
    this.#places = places
    if (this.#map) this.#map.setLocation({ ...view, duration: duration() })
    else this.#map = this.#create(view, theme, words)
    this.#map.update({ theme })
    this.#pin(this.#map, places, movable)
    this.#mark(chosen)
  }

  /** Marks a place, and brings it into the middle where there are others. */
  choose(id: string | null): void {
    this.#mark(id)
    const place = this.#places.find((one) => one.id === id)
    if (!place || this.#places.length < 2) return
    this.#map?.setLocation({ center: [place.longitude, place.latitude], duration: duration() })
  }

  #create(location: MapView, theme: ShowMessage['theme'], words: ShowMessage['words']): YandexMap {
    const { YMap, YMapDefaultSchemeLayer, YMapDefaultFeaturesLayer } = this.#yandex
    const root = document.createElement('div')
    root.className = 'map'
    document.body.append(root)
    const map = new YMap(root, { location, behaviors: BEHAVIORS, theme, margin: MARGIN })
    map.addChild(new YMapDefaultSchemeLayer({})).addChild(new YMapDefaultFeaturesLayer({}))
    const zoom = (by: number) => () => map.setLocation({ zoom: map.zoom + by, duration: duration() })
    const zooms = document.createElement('div')
    zooms.className = 'zooms'
    const closer = button('zoom', words.closer, zoom(1))
    const farther = button('zoom', words.farther, zoom(-1))
    closer.textContent = '+'
    farther.textContent = '−'
    zooms.append(closer, farther)
    // Before the map, so that Tab reaches the zoom buttons first and the places after them.
    root.before(zooms)
    return map
  }

  #pin(map: YandexMap, places: MapPlace[], movable = false): void {
    for (const { marker } of this.#pins.values()) map.removeChild(marker)
    this.#pins = new Map(
      places.map(({ id, name, longitude, latitude }) => {
        const element = button('pin', name, () => this.#handlers.onChosen(id))
        let coordinates: LngLat = [longitude, latitude]
        const onDragEnd = (to: LngLat) => {
          coordinates = to
          this.#handlers.onMoved(id, to)
        }
        const dragged = movable && { draggable: true, mapFollowsOnDrag: true, onDragEnd }
        const marker = new this.#yandex.YMapMarker({ coordinates, ...dragged }, element)
        map.addChild(marker)
        if (movable)
          element.addEventListener('keydown', (event) => {
            const to = movedPlace(event.key, coordinates, map.zoom)
            if (!to) return
            event.preventDefault()
            marker.update({ coordinates: to })
            map.setLocation({ center: to })
            onDragEnd(to)
          })
        return [id, { element, marker }]
      }),
    )
  }

  #mark(chosen: string | null): void {
    for (const [id, { element, marker }] of this.#pins) {
      element.ariaPressed = String(id === chosen)
      marker.update({ zIndex: id === chosen ? 1 : 0 })
    }
  }
}
