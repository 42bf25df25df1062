/**
 * The script of /_map, the frame that contains the map: the map vendor's script needs `unsafe-eval`, which no page of ours allows. It
 * gets what to show from the page, and reports clicks on places (messages.ts). Bundled separately and written into the document
 * (worker/render/map-frame.ts).
 */
import type { FromMap, ToMap } from './messages.ts'
import { PlacesMap } from './places-map.ts'
import { loadYandex } from './yandex.ts'

/** The page's origin: the frame's own address where it has no origin, else the one that the edge has written into the document. */
const site = document.body.dataset.site || location.origin

/** Sends a message to the surrounding page; the browser delivers it only if that page is of this site. */
const send = (message: FromMap) => parent.postMessage(message, site)

/** @param data comes from the page's own origin, so its shape is not checked further */
const isToMap = (data: unknown): data is ToMap => typeof data === 'object' && data !== null && 'kind' in data

const loadedMap = loadYandex(document.body.dataset.api ?? '').then(
  (yandex) =>
    new PlacesMap(yandex, {
      onChosen: (id) => send({ kind: 'chosen', id }),
      onMoved: (id, [longitude, latitude]) => send({ kind: 'moved', id, longitude, latitude }),
    }),
)
loadedMap.catch(() => send({ kind: 'failed' }))

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== site || !isToMap(data)) return
  const message = data
  loadedMap
    .then((map) => {
      if (message.kind === 'choose') return map.choose(message.id)
      map.show(message)
      send({ kind: 'ready' })
    })
    .catch(() => send({ kind: 'failed' }))
})

send({ kind: 'listening' })
