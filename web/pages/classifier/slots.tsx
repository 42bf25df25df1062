import { formatCode } from '../../../domain/classifier/format-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { Slots } from '../../app/page/page.ts'
import { EditionNote } from '../../components/edition-note.tsx'
import type { ClassifierData } from './load.ts'

export const slots = { head: Head } satisfies Slots<ClassifierData>

function Head({ data: { tree, edition, stale, missing } }: { data: ClassifierData }) {
  const { t } = useI18n()
  const to = useHref()
  const code = formatCode(missing ?? '')
  return (
    <header className="page-head">
      <h1>{t(`codes.${tree}.title`)}</h1>
      <p className="lead no-print">{t(`codes.${tree}.lead`)}</p>
      <p className="chips no-print">
        {tree === 'tnved' && <a href={to('codeFinder')}>{t('candidates.link')}</a>}
        <a href={to('codeChanges', {}, { tree: tree === 'okved' ? tree : undefined })}>{t('codeChanges.link')}</a>
      </p>
      <EditionNote edition={edition} stale={stale} />
      {missing !== null && (
        <p role="status" className="notice">
          {t(edition.builtin ? 'codes.finer' : 'codes.missing', { code })}
        </p>
      )}
    </header>
  )
}
