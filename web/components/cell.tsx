import type { ReactNode } from 'react'

interface CellProps {
  label: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A small heading with its figure, in a `<dl>`. */
export const FigureCell = ({ label, className, children }: CellProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
