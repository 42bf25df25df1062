import type { Inquiry } from '../../../domain/contract/inquiries.ts'
import type { InquirySide } from '../../../domain/statuses/inquiry.ts'
import { useI18n } from '../../app/i18n.tsx'
import { TypedText } from '../../components/localized.tsx'
import { firstWords } from './beginning-of.ts'

interface LastMessageProps {
  last: Inquiry['lastMessage']
  /** The side that reads. */
  side: InquirySide
  /** What is shown where neither side has written yet. */
  otherwise: string
}

/** The beginning of a thread's last message, in a list; the reader's own message is marked, since then the other side has to write next. */
export function LastMessage({ last, side, otherwise }: LastMessageProps) {
  const { t } = useI18n()
  if (last === null) return <TypedText>{firstWords(otherwise)}</TypedText>
  return (
    <>
      {last.side === side ? <span className="soft">{t('thread.ownLast')} </span> : null}
      {last.text ? <TypedText>{firstWords(last.text)}</TypedText> : <span className="soft">{t('thread.noText')}</span>}
    </>
  )
}
