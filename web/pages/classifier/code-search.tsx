import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import { MAX_QUERY_LENGTH } from '../../../domain/limits.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { Icon } from '../../components/icon.tsx'
import styles from './classifier.module.css'

interface CodeSearchProps {
  /** The classifier to search; absent: all of them. */
  tree?: ClassifierName
  q: string
  onType?: (q: string) => void
  /** Called when the field is focused, before anything is typed. */
  onUse?: () => void
}

/** The search for codes: a GET form to the same page; with script results are shown as one types. */
export function CodeSearchForm({ tree, q, onType, onUse }: CodeSearchProps) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <form
      role="search"
      aria-label={t('codes.search')}
      action={to(tree ?? 'codes')}
      method="get"
      className={`${styles.search} no-print`}
      onFocusCapture={onUse}
    >
      <input
        className="field"
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        defaultValue={q}
        placeholder={t(tree === 'okved' ? 'codes.okved.placeholder' : 'codes.tnved.placeholder')}
        aria-label={t('codes.searchLabel')}
        onInput={onType && (({ currentTarget }) => onType(currentTarget.value))}
      />
      <button type="submit" className="button primary">
        <Icon name="search" />
        {t('codes.submit')}
      </button>
    </form>
  )
}
