import type { Localized } from '../../domain/contract/values.ts'
import { useI18n } from '../app/i18n.tsx'
import { CodeLabel } from './code-label.tsx'

/**
 * An OKVED-2 code with its name: "28.1 Manufacture of …". Where the edition lacks the code, the name is that of the
 * nearest code above: "28.14 part of 28.1 Manufacture of …". Only the code where the classifier could not be reached.
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
