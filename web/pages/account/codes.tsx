import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import styles from './codes.module.css'

interface CodesProps {
  tree: 'okved' | 'tnved'
  /** Name of the field that takes the code. */
  into: string
  /** What a code that may be taken looks like. */
  fits: string
  /** Several codes, one behind the other. */
  many?: boolean
  /** Name of the field whose words are looked for first. */
  begin?: string
}

/** The tree to pick a code from (enhancements/code-picker.tsx); without script the way to it. */
export function Codes({ tree, into, fits, many, begin }: CodesProps) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <div
      className={styles.codes}
      data-codes={tree}
      data-into={into}
      data-fits={fits}
      data-many={many ? '' : undefined}
      data-begin={begin}
    >
      <a href={to(tree)} target="_blank" rel="noreferrer">
        {t('account.codeTree')}
      </a>
    </div>
  )
}
