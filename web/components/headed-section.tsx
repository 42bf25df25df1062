import type { ReactNode } from 'react'

interface HeadedSectionProps {
  title: ReactNode
  /** A link to the whole list. */
  more?: ReactNode
  className?: string
  children: ReactNode
}

/** A section with a ruled head. */
export const HeadedSection = ({ title, more, className, children }: HeadedSectionProps) => (
  <section className={className}>
    <div className="section-head">
      <h2>{title}</h2>
      {more}
    </div>
    {children}
  </section>
)
