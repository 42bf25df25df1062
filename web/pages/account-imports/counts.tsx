import { useI18n } from '../../app/i18n.tsx'

const KINDS = ['added', 'changed', 'unchanged', 'hidden', 'sent', 'refused', 'missing'] as const

type CountsOf = Partial<Record<(typeof KINDS)[number], number>>

/** "1,204 new · 190 changed · 11 refused": kinds without any are left out, except new and changed ones. */
export function ImportCounts({ counts }: { counts: CountsOf }) {
  const { t } = useI18n()
  const shown = KINDS.filter(
    (kind) => (counts[kind] ?? 0) > 0 || (kind in counts && ['added', 'changed'].includes(kind)),
  )
  return shown.map((kind) => t(`imports.counts.${kind}`, { n: counts[kind] ?? 0 })).join(' · ')
}
