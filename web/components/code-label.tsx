import { formatCode } from '../../domain/classifier/format-code.ts'
import { marksInCode } from '../../domain/classifier/marks-in-code.ts'
import type { Localized } from '../../domain/contract/values.ts'
import { useI18n } from '../app/i18n.tsx'
import { LocalizedText } from './localized.tsx'
import { MarkedRanges } from './marked-ranges.tsx'

interface CodeLabelProps {
  code: string | null
  name: Localized
  /** The name is not an official translation. */
  unofficial?: boolean | undefined
  nameMarks?: readonly (readonly [number, number])[] | undefined
  /** Digits of a search query to mark in the code. */
  digits?: string
}

/** A code as people write it, and its name, marked with its language and the matches of a search. */
export function CodeLabel({ code, name, unofficial, nameMarks, digits = '' }: CodeLabelProps) {
  const { t, locale } = useI18n()
  const shown = code === null ? null : formatCode(code)
  return (
    <>
      {shown !== null && (
        <>
          <span className="figures code">
            <MarkedRanges text={shown} ranges={marksInCode(shown, digits)} />
          </span>{' '}
        </>
      )}
      <LocalizedText value={name}>
        <MarkedRanges text={name.text} ranges={nameMarks} />
      </LocalizedText>
      {unofficial && (
        <>
          {locale === 'zh' ? null : ' '}
          <span className="soft small code">{t('codes.unofficial')}</span>
        </>
      )}
    </>
  )
}
