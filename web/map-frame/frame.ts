/**
 * What runs in /_map, the frame that the map lives in: its vendor needs `unsafe-eval`, which no page of ours allows. It asks
 * the page what to show, and tells it what was pressed (messages.ts). Bundled by itself and written into the document
 * (worker/render/map-frame.ts).
 */
import type { FromMap, ToMap } from './messages.ts'
import { PlacesMap } from './places-map.ts'
import { loadYandex } from './yandex.ts'

/** The page's origin: the frame's own address where it has no origin, else the one that the edge tells. */
const site = document.body.dataset.site || location.origin

/** Only the page that holds the frame hears it, and only while it is one of this site's. */
const tell = (message: FromMap) => parent.postMessage(message, site)

/** @param data by the sender's origin known to be the page's own. */
const isToMap = (data: unknown): data is ToMap => typeof data === 'object' && data !== null && 'kind' in data

const awaited = loadYandex(document.body.dataset.api ?? '').then(
  (yandex) =>
    new PlacesMap(yandex, {
      onChosen: (id) => tell({ kind: 'chosen', id }),
      onMoved: (id, [longitude, latitude]) => tell({ kind: 'moved', id, longitude, latitude }),
    }),
)
awaited.catch(() => tell({ kind: 'failed' }))

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== site || !isToMap(data)) return
  const message = data
  awaited
    .then((map) => {
      if (message.kind === 'choose') return map.choose(message.id)
      map.show(message)
      tell({ kind: 'ready' })
    })
    .catch(() => tell({ kind: 'failed' }))
})

tell({ kind: 'listening' })
