import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import styles from './codes.module.css'

interface CodePickerProps {
  tree: ClassifierName
  /** Name of the field that takes the code. */
  into: string
  /** Pattern of the codes that the field accepts. */
  fits: string
  /** The field accepts several codes. */
  many?: boolean
  /** Name of the field whose text is searched for at first. */
  begin?: string
}

/** The place of the picker of codes (enhancements/code-picker.tsx); without script a link to the classifier. */
export function CodePicker({ tree, into, fits, many, begin }: CodePickerProps) {
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
