import type { Localized } from '../../domain/contract/values.ts'
import { CodeLabel } from './code-label.tsx'

/**
 * A code of OKVED-2 with its name: "28.1 Manufacture of …", or with what it belongs to where its own name is not in the edition:
 * "28.14 · 28.1 Manufacture of …". There is no name where the classifier could not be reached.
 */
export function ActivityLabel({ code, name }: { code: string; name: (Localized & { parent?: string }) | undefined }) {
  const alone = <span className="figures">{code}</span>
  if (!name) return alone
  if (!name.parent) return <CodeLabel code={code} name={name} />
  return (
    <>
      {alone} · <CodeLabel code={name.parent} name={name} />
    </>
  )
}
