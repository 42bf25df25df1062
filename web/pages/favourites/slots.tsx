import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { GoodsNote } from '../../components/price-basis.tsx'

export const slots = { lists: ListsLink, prices: () => <GoodsNote /> } satisfies Slots<null>

function ListsLink() {
  const { t } = useI18n()
  const toPersonal = usePersonalHref()
  return (
    <p className="no-print">
      <a href={toPersonal('lists')}>{t('lists.openFavourites')}</a>
      <br />
      <span className="soft small">{t('favourites.withAccount')}</span>
    </p>
  )
}
