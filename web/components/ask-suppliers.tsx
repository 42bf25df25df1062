import { useI18n } from '../app/i18n.tsx'
import { usePersonalHref } from '../app/navigation/personal-href.ts'
import type { Askable } from '../app/page/askable.ts'
import { useLang } from './localized.tsx'

/** Where a search found nothing: links to an inquiry to suppliers of the nearest categories, with the searched words. */
export function AskSuppliers({ askable, q }: { askable: Askable[]; q: string | undefined }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const lang = useLang()
  if (askable.length === 0) return null
  return (
    <section>
      <div className="section-head">
        <h2>{t('search.askTitle')}</h2>
      </div>
      <p className="soft">{t('search.askAbout')}</p>
      <p className="chips">
        {askable.map(({ id, name, suppliers }) => (
          <a
            key={id}
            className="chip"
            href={to('categoryInquiry', { category: id, q })}
            lang={lang(name)}
            rel="nofollow"
          >
            {t('search.ask', { name: name.text, n: suppliers })}
          </a>
        ))}
      </p>
    </section>
  )
}
