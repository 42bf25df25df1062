import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { OverviewData } from './load.ts'

/** How many buyers are waiting for a reply, and since when. First on the screen, because a late reply may lose the order. */
export function NewInquiries({ count, oldest }: OverviewData['waiting']) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  if (oldest === null) return null
  const place = count === 1 ? to('received', oldest.id) : to('inquiries', { waiting: 1 })
  return (
    <section className="notice" aria-labelledby="new-inquiries">
      <div>
        <h2 id="new-inquiries">{t('account.waiting', { n: count })}</h2>
        <p>{t(count === 1 ? 'account.waitsSince' : 'account.waitSince', { date: date(oldest.since) })}</p>
      </div>
      <a className="button primary" href={place}>
        {t('account.reply')}
      </a>
    </section>
  )
}
