import { formatCode } from '../../../domain/classifier/format-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { EditionNote } from '../../components/edition-note.tsx'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './classifier-code.module.css'
import { CopyFormats } from './copy-formats.tsx'
import type { CodeData } from './load.ts'

/** The code and its name, notices about it, and actions. */
export function CodeHead({ data }: { data: CodeData }) {
  const { t } = useI18n()
  const to = useHref()
  const { tree, node, edition, stale } = data
  const code = node.code ?? node.id
  const shown = formatCode(code)
  return (
    <header className="page-head">
      <Notices data={data} />
      <h1 className={styles.title}>
        <span className="figures code">{shown}</span> <LocalizedText value={node.name} />
      </h1>
      <div className="chips no-print">
        <CopyFormats code={code} />
        <a className="button" href={to(tree, {}, { code: node.id })}>
          <Icon name="category" />
          {t('codes.openInTree')}
        </a>
        <button type="button" className="button needs-js" data-print="">
          <Icon name="print" />
          {t('product.print')}
        </button>
      </div>
      <EditionNote edition={edition} stale={stale} />
    </header>
  )
}

function Notices({ data: { retired, finer } }: { data: CodeData }) {
  const { t, date } = useI18n()
  if (finer) return <p className="notice">{t('codes.finer', { code: formatCode(finer) })}</p>
  if (!retired) return null
  return (
    <p className="notice">
      <span>
        {/* The browser sets the quotation marks of the page's language. */}
        {t('codes.retired', { code: formatCode(retired.code), date: date(retired.lastDated) })}{' '}
        <q>
          <LocalizedText value={retired.name} />
        </q>
        <br />
        <b>{t('codes.retiredNow')}</b>
      </span>
    </p>
  )
}
