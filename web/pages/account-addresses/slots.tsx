import type { NamedText } from '../../../domain/contract/named-texts.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { AccountFrame } from '../account/frame.tsx'
import { NamedTexts } from '../account/named-texts.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import type { AddressesData } from './load.ts'

export const slots = { page: Addresses } satisfies Slots<AddressesData>

/** Places that the buyer has goods delivered to; the first is filled in. */
function Addresses({ data }: { data: AddressesData }) {
  const { t } = useI18n()
  const { addresses, edited, posted } = data
  const labels = { another: t('addresses.another'), name: t('addresses.name'), text: t('addresses.text') }
  const actions = ({ id, name, text }: NamedText) =>
    id === addresses[0]?.id ? (
      <span className="soft small">{t('addresses.isMain')}</span>
    ) : (
      <RowButton action="main" label={t('addresses.makeMain')} of={name || text} fields={{ key: id }} />
    )
  return (
    <AccountFrame data={data} title={t('addresses.title')} here="addresses">
      <p className="soft">{t('addresses.about')}</p>
      <Refused posted={posted} actions={['main', 'remove']} />
      <NamedTexts
        screen="addresses"
        texts={addresses}
        checks="address"
        mayEdit
        actions={actions}
        edited={edited}
        posted={posted}
        labels={labels}
      />
    </AccountFrame>
  )
}
