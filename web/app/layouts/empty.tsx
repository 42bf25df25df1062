import type { ReactNode } from 'react'

/** A page without the frame. The icon sheet is one, with a background of its own. */
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
