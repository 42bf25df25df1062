import type { Localized } from '../../domain/contract/values.ts'
import { CodeLabel } from './code-label.tsx'

interface ActivityLabelProps {
  code: string
  /** The code's name; absent where the classifier could not be reached. */
  name: Localized | undefined
}

/** A code of OKVED-2 with its name, if known. */
export const ActivityLabel = ({ code, name }: ActivityLabelProps) =>
  name ? <CodeLabel code={code} name={name} /> : <span className="figures">{code}</span>
