import { formatCode } from '../../../domain/classifier/format-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Icon } from '../../components/icon.tsx'

/** Buttons that copy a code as declarations, contracts and programs write it: without spaces, with spaces, with points. */
export function CopyFormats({ code }: { code: string }) {
  const { t } = useI18n()
  const spaced = formatCode(code)
  const formats = [...new Set([code, spaced, spaced.replaceAll(' ', '.')])]
  return formats.map((text) => (
    <button
      key={text}
      type="button"
      className="chip copy needs-js figures code"
      data-copy={text}
      aria-label={t('product.copy', { code: text })}
    >
      <Icon name="copy" />
      <Icon name="check" />
      {text}
    </button>
  ))
}
