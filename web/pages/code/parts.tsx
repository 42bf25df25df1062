import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import type { LateParts, Parts } from '../../app/page.ts'
import { formatCode } from '../../codes/format-code.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { About } from './about.tsx'
import { Filed, FiledAwaited } from './filed.tsx'
import { Head } from './head-part.tsx'
import type { CodeData, CodeLate } from './load.ts'

export const parts = { trail: Trail, head: Head, about: About } satisfies Parts<CodeData>

export const lateParts = { filed: { arrived: Filed, awaited: FiledAwaited } } satisfies LateParts<CodeLate>

function Trail({ data: { tree, path, node } }: { data: CodeData }) {
  const { t } = useI18n()
  const to = useHref()
  const above = path.map(({ id, code, name }) => ({
    label: code === null ? <LocalizedText value={name} /> : <span className="figures code">{formatCode(code)}</span>,
    href: code === null ? to(tree, {}, { code: id }) : to(`${tree}Code`, { id: code }),
  }))
  const here = { label: <span className="figures code">{formatCode(node.code ?? node.id)}</span> }
  return <Breadcrumb items={[{ label: t(`codes.${tree}.name`), href: to(tree) }, ...above, here]} />
}
