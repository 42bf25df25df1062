import type { Locale } from '../../../domain/locale.ts'
import { writtenLanguage } from '../../../domain/written-language.ts'
import { useI18n } from '../../app/i18n.tsx'
import { MessageText } from './message.tsx'
import { RowButton } from './row-button.tsx'
import type { ThreadData } from './thread.tsx'

interface TranslationProps {
  data: ThreadData
  /** What was written, its language, and its draft in the reader's. */
  text: string
  lang: Locale
  draft: string | null
  /** Id of the message; null: what was asked with the inquiry. */
  message: string | null
}

/** Below a text in another language: its machine translation, or the button that has one made; nothing without a service. */
export function Translation({ data: { messages }, text, lang, draft, message }: TranslationProps) {
  const { t, locale } = useI18n()
  if (text.trim() === '' || writtenLanguage(text, lang) === locale) return null
  if (draft !== null)
    return (
      <>
        <p className="soft small">{t('thread.draft')}</p>
        <MessageText>{draft}</MessageText>
      </>
    )
  if (!messages.meta.translates) return null
  return (
    <div className="no-print">
      <RowButton action="translate" label={t('thread.translate')} fields={{ message: message ?? '' }} />
    </div>
  )
}

/** Says that nothing here translates, where a message would need it. */
export function NoTranslation({ data: { messages } }: { data: ThreadData }) {
  const { t, locale } = useI18n()
  const foreign = messages.data.some(({ kind, text, lang }) => kind === 'text' && text !== '' && lang !== locale)
  return foreign && !messages.meta.translates ? (
    <p className="soft small no-print">{t('thread.noTranslation')}</p>
  ) : null
}
