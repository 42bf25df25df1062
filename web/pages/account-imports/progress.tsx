import { useI18n } from '../../app/i18n.tsx'
import account from '../account/account.module.css'

interface ProgressProps {
  /** What is being done. */
  label: string
  /** How it is counted: in parts of a file, or in goods. */
  text: 'imports.progress' | 'edits.progress'
  done: number
  total: number
  /** The page itself. */
  href: string
}

/** The progress of a job. The job continues when the page is closed; without script a link loads the page again. */
export function Progress({ label, text, done, total, href }: ProgressProps) {
  const { t } = useI18n()
  return (
    <div data-drawn="progress" data-progress="progress" className={account.narrow}>
      <p role="status">
        <progress max={Math.max(1, total)} value={total === 0 ? undefined : done} aria-label={label} />{' '}
        {total === 0 ? label : t(text, { done, total })}
      </p>
      <p className="soft">{t('imports.progressNote')}</p>
      <p>
        <a href={href}>{t('imports.refresh')}</a>
      </p>
    </div>
  )
}
