import { formatCode } from '../../../domain/classifier/format-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { DeferredSlots, Slots } from '../../app/page/page.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { AboutCode } from './about.tsx'
import { BorderEstimate } from './estimate-form.tsx'
import { codeHref } from './head.ts'
import { CodeHead } from './head-slot.tsx'
import { CodeListingFallback, CodeRows } from './listing.tsx'
import type { CodeData, CodeDeferred } from './load.ts'

export const slots = {
  trail: Trail,
  head: CodeHead,
  about: AboutCode,
  estimate: BorderEstimate,
} satisfies Slots<CodeData>

export const deferredSlots = {
  listing: { resolved: CodeRows, fallback: CodeListingFallback },
} satisfies DeferredSlots<CodeDeferred>

function Trail({ data: { tree, path, node } }: { data: CodeData }) {
  const { t, locale } = useI18n()
  const to = useHref()
  const above = path.map(({ id, code, name }) => ({
    label: code === null ? <LocalizedText value={name} /> : <span className="figures code">{formatCode(code)}</span>,
    href: codeHref(tree, { id, code }, locale),
  }))
  const here = { label: <span className="figures code">{formatCode(node.code ?? node.id)}</span> }
  return <Breadcrumb items={[{ label: t(`codes.${tree}.name`), href: to(tree) }, ...above, here]} />
}
