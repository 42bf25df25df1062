import type { SentInquiry } from '../../../domain/contract/requests.ts'
import { useI18n } from '../../app/i18n.tsx'
import { RowButton } from '../account/row-button.tsx'

/** Whether the supplier of a conversation sees the buyer's contact, and the button that shows it (docs/behaviour.md, "Shown contact"). */
export function ContactShown({ request: { contactShown } }: { request: SentInquiry }) {
  const { t } = useI18n()
  return (
    <div id="contact" className="no-print">
      <p className="soft small">{t(`requests.contactShown.${contactShown}`)}</p>
      {contactShown === 'shown' ? null : <RowButton action="show-contact" label={t('requests.showContact')} />}
    </div>
  )
}
