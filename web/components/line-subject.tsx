import type { RequestLine } from '../../domain/contract/wishes.ts'
import { variantText } from '../../domain/inquiry-lines.ts'
import { typedText } from '../../domain/labelled-text.ts'
import { useI18n } from '../app/i18n.tsx'
import { LabelledLine } from './labelled-line.tsx'
import { LocalizedText } from './localized.tsx'

/** What a line of a request is about (`lineSubject`), with its language as everywhere on pages. */
export function LineSubject({ line: { item, words } }: { line: Pick<RequestLine, 'item' | 'words'> }) {
  const i18n = useI18n()
  const variant = item ? variantText(item, i18n) : ''
  return (
    <>
      <LocalizedText value={item ? item.name : typedText(words)} />
      {variant && <LabelledLine text={` · ${variant}`} />}
    </>
  )
}
