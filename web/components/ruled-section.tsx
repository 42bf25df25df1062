import type { ReactNode } from 'react'

/** A section with a ruled heading. */
export const RuledSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="ruled-head">{title}</h2>
    {children}
  </section>
)
