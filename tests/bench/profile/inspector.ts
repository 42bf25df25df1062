/** Runs V8's sampling profiler in workerd through its inspector (Chrome DevTools Protocol, domain Profiler). */
import type { Miniflare } from 'miniflare'

/** Microseconds between two samples. */
const INTERVAL = 200

/** One function of the protocol's call tree; `callFrame` counts lines and columns from 0. */
export interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number }
}

export interface CpuProfile {
  nodes: ProfileNode[]
  /** The node at the top of the stack, at each sample. */
  samples: number[]
  /** Microseconds since the sample before. */
  timeDeltas: number[]
}

interface ProtocolMessage {
  id?: number
  result?: { profile?: CpuProfile }
  error?: { message: string }
}

/**
 * Profiles a worker while `act` runs.
 * @param local started with an `inspectorPort`, and the worker with `unsafeInspectorProxy`
 * @throws Error where the inspector refuses
 */
export async function profileWorker(local: Miniflare, worker: string, act: () => Promise<void>): Promise<CpuProfile> {
  const address = new URL(worker, await local.getInspectorURL())
  // The inspector refuses connections without an origin. Node's WebSocket accepts headers, though its type lacks them.
  const socket: WebSocket = Reflect.construct(WebSocket, [address, { headers: { Origin: 'http://localhost' } }])
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened)
    socket.addEventListener('error', failed)
  })
  let last = 0
  const waiting = new Map<number, (response: ProtocolMessage) => void>()
  socket.addEventListener('message', ({ data }) => {
    const response: ProtocolMessage = JSON.parse(String(data))
    if (response.id !== undefined) waiting.get(response.id)?.(response)
  })
  const send = async (method: string, params = {}) => {
    const id = ++last
    const { result, error } = await new Promise<ProtocolMessage>((answered) => {
      waiting.set(id, answered)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  try {
    await send('Profiler.enable')
    await send('Profiler.setSamplingInterval', { interval: INTERVAL })
    await send('Profiler.start')
    await act()
    const stopped = await send('Profiler.stop')
    if (!stopped?.profile) throw new Error('the inspector gave no profile')
    return stopped.profile
  } finally {
    socket.close()
  }
}
