import type { Invitation } from '../../../domain/contract/invitations.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './account.module.css'
import { Refused } from './refused.tsx'
import { RowButton } from './row-button.tsx'

interface InvitationsProps {
  invitations: Invitation[]
  posted: FormSubmission | null
}

/** Organizations that have invited the visitor, each with its two buttons; nothing where there is none. */
export function Invitations({ invitations, posted }: InvitationsProps) {
  const i18n = useI18n()
  const { t } = i18n
  const at = usePersonalHref()('start')
  return (
    <>
      <Refused posted={posted} actions={['accept', 'decline']} />
      {invitations.length > 0 ? <h2>{t('people.invitations')}</h2> : null}
      <ul className={styles.list}>
        {invitations.map(({ id, company: { name }, role, position }) => (
          <li key={id}>
            <span>
              <strong>
                <LocalizedText value={name} />
              </strong>
              <br />
              <span className="soft small">{[position, t(`people.role.${role}`)].filter(Boolean).join(' · ')}</span>
            </span>
            <div className={styles.row}>
              <RowButton
                at={at}
                action="accept"
                fields={{ invitation: id }}
                label={t('people.accept')}
                of={labelledText(name, i18n)}
              />
              <RowButton
                at={at}
                action="decline"
                fields={{ invitation: id }}
                label={t('people.decline')}
                of={labelledText(name, i18n)}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
