import type { Localized } from '../../domain/contract/values.ts'
import { useI18n } from '../app/i18n.tsx'
import { CodeLabel } from './code-label.tsx'

/**
 * A code of OKVED-2 with its name: "28.1 Manufacture of …", or with what it belongs to where its own name is not in the edition:
 * "28.14 part of 28.1 Manufacture of …". There is no name where the classifier could not be reached.
 */
export function ActivityLabel({ code, name }: { code: string; name: (Localized & { parent?: string }) | undefined }) {
  const { t } = useI18n()
  const alone = <span className="figures">{code}</span>
  if (!name) return alone
  if (!name.parent) return <CodeLabel code={code} name={name} />
  return (
    <>
      {alone} <span className="soft">{t('codes.partOf')}</span> <CodeLabel code={name.parent} name={name} />
    </>
  )
}
