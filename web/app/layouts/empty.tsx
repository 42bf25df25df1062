import type { ReactNode } from 'react'

/** A bare page: nothing of the shop around it. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main" className="wrap">
        {children}
      </main>
      <div id="teleport" />
    </>
  )
}
