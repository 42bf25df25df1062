import { type ComponentType, useContext, useEffect, useRef, useState } from 'react'
import { useStores } from '../../state/stores.tsx'
import { useI18n } from '../i18n.tsx'
import { useLocation } from '../navigation/location.tsx'
import { isPlainPress } from '../navigation/plain-press.ts'
import { Providers } from '../shell.tsx'
import { hydrateSeparately, type Redraw } from './separate-root.tsx'
import { Slot, SlotContext, SlotProvider } from './slot.tsx'

interface IslandProps<Props> {
  /** Name of the slot that draws the same component with the same props at the edge, in an element of its own. */
  slot: string
  /** Fetches the component; the same function at every rendering. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** Events that show that a visitor is about to use the element. */
const SIGNS = ['pointerover', 'focusin', 'keydown', 'input', 'click'] as const

const isPlainPressOnLink = (event: Event): event is MouseEvent =>
  event instanceof MouseEvent &&
  event.type === 'click' &&
  isPlainPress(event) &&
  event.target instanceof Element &&
  event.target.closest('a') !== null

function dispatchAgain(event: KeyboardEvent | MouseEvent): void {
  const again = event instanceof MouseEvent ? new MouseEvent(event.type, event) : new KeyboardEvent(event.type, event)
  event.target?.dispatchEvent(again)
}

/**
 * A component whose script is fetched at the first sign of use, and which is then hydrated as a separate root. Until then it is a slot:
 * HTML from the edge that works without script. Key presses and clicks on links in the meantime are held, and dispatched again after
 * hydration.
 */
export function Island<Props extends object>({ slot, load, props }: IslandProps<Props>) {
  const source = useContext(SlotContext)
  const stores = useStores()
  const i18n = useI18n()
  const location = useLocation()
  const host = useRef<HTMLDivElement>(null)
  const root = useRef<Redraw | undefined>(undefined)
  const held = useRef<(KeyboardEvent | MouseEvent)[]>([])
  const [live, setLive] = useState<{ View: ComponentType<Props> } | null>(null)
  // The HTML that the component was hydrated from: new HTML for the slot must not replace the hydrated component's.
  const drawn = useRef(source)
  if (!live) drawn.current = source

  useEffect(() => {
    const element = host.current
    if (!element || live) return
    const listeners = new AbortController()
    const release = () => {
      listeners.abort()
      held.current.forEach(dispatchAgain)
    }
    let started = false
    const start = () => {
      if (started) return
      started = true
      load().then((View) => setLive({ View }), release)
    }
    const onSign = (event: Event) => {
      start()
      if (event instanceof KeyboardEvent) held.current.push(event)
      if (!isPlainPressOnLink(event)) return
      event.preventDefault()
      event.stopPropagation()
      held.current.push(event)
    }
    for (const sign of SIGNS) element.addEventListener(sign, onSign, { capture: true, signal: listeners.signal })
    // The event that started the app may have been on this component.
    if (element.querySelector(':hover, :focus')) start()
    return () => listeners.abort()
  }, [load, live])

  useEffect(() => {
    // The root is an element within the slot's HTML: React finds no root for an event in an element that another root renders.
    const element = host.current?.firstElementChild?.firstElementChild
    if (!live || !element) return
    const tree = (
      <Providers stores={stores} i18n={i18n} location={location}>
        <live.View {...props} />
      </Providers>
    )
    if (root.current) return root.current(tree)
    if ('draw' in drawn.current || !drawn.current.hydrate) return
    // Errors of the separate root are thrown during a render of the page, so that its error boundary handles them.
    const fail = (error: unknown) =>
      setLive(() => {
        throw error
      })
    root.current = hydrateSeparately(drawn.current.hydrate, element, tree, import.meta.env.TINY ? undefined : fail)
    // In a task of its own: React cannot hydrate in response to an event during an effect.
    setTimeout(() => held.current.forEach(dispatchAgain))
  }, [live, stores, i18n, location, props])

  useEffect(() => () => root.current?.(null), [])

  return (
    <div ref={host} className="contents">
      <SlotProvider value={drawn.current}>
        <Slot name={slot} className="contents" />
      </SlotProvider>
    </div>
  )
}
