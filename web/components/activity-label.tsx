import type { Localized } from '../../domain/contract/values.ts'
import { CodeLabel } from './code-label.tsx'

/** A code of OKVED-2 with its name, which is absent where the classifier could not be reached. */
export const ActivityLabel = ({ code, name }: { code: string; name: Localized | undefined }) =>
  name ? <CodeLabel code={code} name={name} /> : <span className="figures">{code}</span>
