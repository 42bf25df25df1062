import { createContext, type ReactNode, useContext } from 'react'

/** What a late section came to: its data, or the fact that it failed (a late load never rejects). */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false }

/** Reads a late section by name: its outcome, or a promise to wait for. */
export type ReadDeferred = (name: string) => Outcome<unknown> | Promise<unknown>

export interface LateSections {
  read: ReadDeferred
  /** Whether a section's data stands beside it: not where nothing will hydrate it, as in a bot's document. */
  carried: boolean
}

const DeferredContext = createContext<LateSections>({ read: () => ({ ok: false }), carried: true })
export const DeferredProvider = DeferredContext.Provider

/** Escapes JSON for a script element: "</script>" and "<!--" inside a text must not end or comment it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * A late section, to be placed in a Suspense boundary of its own. Its data travels inside the boundary, so hydration finds
 * it in the document and does not ask again.
 * @param children draws the value; `failed` is drawn when the load did not succeed
 */
export function Deferred<Value>({
  name,
  children,
  failed = null,
}: {
  name: string
  children: (value: Value) => ReactNode
  failed?: ReactNode
}) {
  const { read, carried } = useContext(DeferredContext)
  const outcome = read(name)
  // Suspense protocol that both view libraries know; `use` is React's alone.
  if (outcome instanceof Promise) throw outcome
  return (
    <>
      {carried && (
        <script
          type="application/json"
          data-deferred={name}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: scriptJson(outcome) }}
        />
      )}
      {outcome.ok ? children(outcome.value as Value) : failed}
    </>
  )
}
