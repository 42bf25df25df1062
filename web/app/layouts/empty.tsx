import type { ReactNode } from 'react'

/** A bare page: nothing of the shop around it. The sheet of icons is one, on a ground of its own. */
export function EmptyLayout({ layout, children }: { layout?: string; children: ReactNode }) {
  return (
    <>
      <main id="main" className={`wrap ${layout ?? ''}`}>
        {children}
      </main>
      <div id="teleport" />
    </>
  )
}
