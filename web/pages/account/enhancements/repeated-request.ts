/** Requests that are repeated until they are answered: after a lost network, a limit, a session that is being refreshed. */
import { nextAttempt } from '../../../app/offline/next-attempt.ts'

/** A response that sending again would not change. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const codeOf = (text: string): string => {
  try {
    return String(JSON.parse(text).code)
  } catch {
    return 'unexpected'
  }
}

/** Statuses after which the same request is sent again: a limit, a store that fails, a session that is being refreshed. */
export const isRetried = (status: number): boolean =>
  status === 401 || status === 408 || status === 429 || status >= 500

interface ParsedResponse {
  status: number
  text: string
}

/** @returns null without a network */
export async function send(path: string, init: RequestInit): Promise<ParsedResponse | null> {
  try {
    const response = await fetch(path, init)
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  }
}

/** With XMLHttpRequest, because `fetch` does not report the progress of an upload. */
export function sendForm(
  path: string,
  { body, headers = {} }: { body: FormData; headers?: Record<string, string> },
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
) {
  const request = new XMLHttpRequest()
  request.open('POST', path)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded }) => onProgress(loaded)
  signal.addEventListener('abort', () => request.abort())
  return new Promise<ParsedResponse | null>((done) => {
    request.onload = () => done({ status: request.status, text: request.responseText })
    request.onerror = () => done(null)
    request.onabort = () => done(null)
    request.send(body)
  })
}

interface Waiting {
  signal: AbortSignal
  /** Called before each pause, after which the request is tried again. */
  onWaiting: () => void
}

/**
 * @param isAgain statuses after which it is sent again
 * @returns the body of the response
 * @throws Refused; DOMException once it is stopped
 */
export async function requestUntilAnswered(
  attempt: () => Promise<ParsedResponse | null>,
  { signal, onWaiting }: Waiting,
  isAgain = isRetried,
): Promise<string> {
  for (let count = 0; ; count += 1) {
    signal.throwIfAborted()
    const answer = await attempt()
    signal.throwIfAborted()
    if (answer && answer.status < 300) return answer.text
    if (answer && !isAgain(answer.status)) throw new Refused(codeOf(answer.text))
    onWaiting()
    await nextAttempt(count, signal)
  }
}
