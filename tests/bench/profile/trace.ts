/** Sums up the work of a page's main thread from a trace of Chromium (the format of chrome://tracing). */

/** The trace categories to record. */
export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-v8.compile', 'v8', 'toplevel']

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: when it began, how long it took, and how much of that the thread had a processor. */
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** Kinds of work by event names; the first match counts. */
const KINDS: [RegExp, string][] = [
  [/^ParseHTML$/, 'HTML parsed'],
  [/GC|Scavenge|^V8\.GC/, 'garbage collected'],
  [/compile|Compile|produceCache|CacheConsume|deserialize/i, 'script compiled'],
  [
    /^(EvaluateScript|v8\.evaluateModule|v8\.run|FunctionCall|RunMicrotasks|TimerFire|EventDispatch|Fire\w+|V8\.\w+|v8\.\w+)$/,
    'script run',
  ],
  [/^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet|StyleRecalc\w*)$/, 'styles'],
  [/^(Layout|IntersectionObserver\w*)$/, 'layout'],
  [/^(PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer|CompositeLayers|Decode \w+|Draw\w*)$/, 'paint'],
]

const kindOf = (name: string) => KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'rest'

/** The events of the renderer main thread that worked the most. */
function mainThread(events: TraceEvent[]): TraceEvent[] {
  const names = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const threads = names.map(({ pid, tid }) =>
    events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid),
  )
  const busy = (thread: TraceEvent[]) => thread.reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  return threads.toSorted((one, other) => busy(other) - busy(one))[0] ?? []
}

/**
 * @param trace as Chromium writes it.
 * @returns milliseconds of CPU by kind of work, each event without the events nested in it. With a slowed CPU these are
 *   the slowed milliseconds.
 */
export function workOf(trace: Buffer): Map<string, number> {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  const work = new Map<string, number>()
  const add = (name: string, time: number) => work.set(kindOf(name), (work.get(kindOf(name)) ?? 0) + time / 1000)
  const open: TraceEvent[] = []
  // Of events that begin together the longer one is the outer one.
  const inOrder = mainThread(traceEvents).toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  for (const event of inOrder) {
    while ((open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0) <= event.ts && open.length > 0) open.pop()
    const outer = open.at(-1)
    if (outer) add(outer.name, -(event.tdur ?? 0))
    add(event.name, event.tdur ?? 0)
    open.push(event)
  }
  return work
}
