import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import styles from './classifier-code.module.css'
import type { CodeData } from './load.ts'

/** Links to the page's data for programs: this code, and the whole edition. */
export function DataLinks({ data: { tree, node } }: { data: CodeData }) {
  const { t } = useI18n()
  const to = useHref()
  const api = `/api/${tree}`
  return (
    <p className={`chips small no-print ${styles.data}`}>
      <a
        href={to(
          'codeChanges',
          {},
          {
            tree: tree === 'okved' ? tree : undefined,
            code: /^\d/.test(node.code ?? '') ? (node.code ?? undefined) : undefined,
          },
        )}
      >
        {t('codeChanges.link')}
      </a>
      <a href={`${api}/tree?code=${encodeURIComponent(node.code ?? node.id)}`} rel="nofollow">
        {t('codes.data.json')}
      </a>
      <a href={`${api}/edition.csv`} rel="nofollow">
        {t('codes.data.csv')}
      </a>
      <a href={`${api}/edition.jsonl`} rel="nofollow">
        {t('codes.data.lines')}
      </a>
    </p>
  )
}
