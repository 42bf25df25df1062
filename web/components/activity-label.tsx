import type { Localized } from '../../domain/contract/values.ts'
import { CodeLabel } from './code-label.tsx'

interface ActivityLabelProps {
  code: string
  /** What the code is called; absent where the classifier could not say. */
  name: Localized | undefined
}

/** A code of OKVED-2, with its name where that is known. */
export const ActivityLabel = ({ code, name }: ActivityLabelProps) =>
  name ? <CodeLabel code={code} name={name} /> : <span className="figures">{code}</span>
