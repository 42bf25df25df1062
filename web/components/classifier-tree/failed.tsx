import type { MessageKey } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import { useI18n } from '../../app/i18n.tsx'

/**
 * Says that codes could not be fetched. Without a network that is why, and the search leads to what is saved on this device
 * (web/sw/offline-page.ts).
 */
export function Failed({ text, q }: { text: MessageKey; q?: string }) {
  const { t, locale } = useI18n()
  return (
    <p role="alert" className="notice">
      {navigator.onLine ? (
        t(text)
      ) : (
        <>
          {t('codes.offline')} <a href={href('search', locale, {}, { q })}>{t('codes.onDevice')}</a>
        </>
      )}
    </p>
  )
}
